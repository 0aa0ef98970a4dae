import { bangkokDate } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import type { Serving } from '#platform/http/serving.ts';
import { automaticOffers } from './pricing-store.ts';
import { isOfferedOn, type Promotion } from './rules/promotions.ts';

export const pricingRoutes = ({ serve }: Serving): void => {
  serve('GET /offers', async ({ tx, now }) => {
    const today = bangkokDate(now);
    const offers = await automaticOffers(tx);
    return { data: offers.filter((offer) => isOfferedOn(offer, today)).map(offerShape) };
  });
};

const offerShape = ({ id, name, discount, minRentalDays, minAdvanceDays, validTo }: Promotion) => ({
  id,
  name,
  discountType: 'basisPoints' in discount ? ('percentage' as const) : ('fixed' as const),
  discountValue: 'basisPoints' in discount ? discount.basisPoints / 100 : toBaht(discount.fixed),
  minRentalDays,
  minAdvanceDays,
  validTo,
});
