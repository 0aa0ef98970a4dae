export { pricingOfficeRoutes } from './pricing-office-routes.ts';
export { pricingRoutes } from './pricing-routes.ts';
export { loadPriceList, lockPromotions, promotionByCode } from './pricing-store.ts';
export { promotionTerms } from './promotion-shape.ts';
export { addPromotions, findPromotion, type PromotionToAdd, promotionsOncePerCustomer } from './promotion-store.ts';
export { toQuoteShape } from './quote-shape.ts';
export { redeemPromotion, returnPromotion } from './redeem-promotion.ts';
export { withClaim, withClaimsOf } from './rules/claim-line.ts';
export type { AddonPrice, ChosenAddon, ChosenInsurance } from './rules/extras.ts';
export { type Fee, type FeesOf, feesIn, isSameFees } from './rules/fees.ts';
export { type Itemised, itemisedAddon, itemisedCover } from './rules/itemised.ts';
export { lateFeeFor, lateFeeIn, withLateFee } from './rules/late-fee.ts';
export { promotionUsedBefore } from './rules/problems.ts';
export type { Quote } from './rules/quote.ts';
export {
  type AgreedPrice,
  type PriceList,
  quoteRental,
  quoteRentals,
  type RentalChoices,
} from './rules/quote-rental.ts';
export type { Season } from './rules/seasons.ts';
export { effectiveRates, type Rates } from './rules/tiers.ts';
export { addSeasons } from './season-store.ts';
