export { loadPriceList } from './load-price-list.ts';
export { promotionByCode } from './pricing-store.ts';
export { toQuoteShape } from './quote-shape.ts';
export { redeemPromotion, returnPromotion } from './redeem-promotion.ts';
export type { AddonPrice, ChosenAddon, ChosenInsurance } from './rules/extras.ts';
export type { Quote } from './rules/quote.ts';
export { type PriceList, quoteRental, type RentalChoices } from './rules/quote-rental.ts';
export type { Tax } from './rules/tax.ts';
export { effectiveRates, type Rates } from './rules/tiers.ts';
