export { booksOfHolds } from './card-hold/books-of-holds-store.ts';
export { areHoldsUnderWay, type NewCardHold } from './card-hold/card-hold-store.ts';
export { countDepositsNow, type DepositClaims, isRentalOver } from './deposit-list-store.ts';
export { endSecurityDeposit } from './end-security-deposit.ts';
export { depositEndOf } from './mail-deposit.ts';
export {
  addSecurityDeposits,
  eraseDeposits,
  findHeldDeposit,
  hasDepositsLeft,
  type NewSecurityDeposit,
} from './security-deposit-store.ts';
export { securityDepositsCrontab, securityDepositsTasks } from './security-deposits-jobs.ts';
export { securityDepositsRoutes } from './security-deposits-routes.ts';
