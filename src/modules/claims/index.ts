export { claimName } from './claim-name.ts';
export {
  addClaims,
  claimAnswersOf,
  claimsOfDeposits,
  eraseClaims,
  hasUnsettledClaims,
  type NewClaim,
} from './claim-store.ts';
export { claimsCrontab, claimsTasks } from './claims-jobs.ts';
export { claimsRoutes } from './claims-routes.ts';
export { addClaimPrices, type NewClaimPriceRow } from './prices/claim-price-store.ts';
export type { PricedThing } from './rules/claim-price.ts';
export { missingFuel, proposalFor } from './rules/proposal.ts';
