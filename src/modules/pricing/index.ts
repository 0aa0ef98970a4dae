export { loadPriceList } from './load-price-list.ts';
export { addPromotions, addSeasons, type NewPromotion, type NewSeason } from './new-prices-store.ts';
export { pricingOfficeRoutes } from './office/pricing-office-routes.ts';
export { promotionDescription } from './office/promotion-store.ts';
export { pricingRoutes } from './pricing-routes.ts';
export { lockPromotions, promotionByCode } from './pricing-store.ts';
export { toQuoteShape } from './quote-shape.ts';
export { redeemPromotion, returnPromotion } from './redeem-promotion.ts';
export type { AddonPrice, ChosenAddon, ChosenInsurance } from './rules/extras.ts';
export { type Itemised, itemisedAddon, itemisedCover } from './rules/itemised.ts';
export { lateFeeFor, lateFeeIn, withLateFee } from './rules/late-fee.ts';
export type { Quote } from './rules/quote.ts';
export {
  type AgreedPrice,
  type PriceList,
  quoteRental,
  quoteRentals,
  type RentalChoices,
} from './rules/quote-rental.ts';
export { effectiveRates, type Rates } from './rules/tiers.ts';
