import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { BASIS_POINTS, toBaht } from '#kernel/money.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { automaticOffers, seasonsOn } from './pricing-store.ts';
import { comingSeasons } from './rules/coming-seasons.ts';
import { isOfferedOn, type Promotion } from './rules/promotions.ts';
import type { Season } from './rules/seasons.ts';

export const pricingRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /offers', async ({ tx, now }) => {
    const today = bangkokDate(now);
    const offers = await automaticOffers(tx, today);
    return { data: offers.filter((offer) => isOfferedOn(offer, today)).map(offerShape) };
  });

  serve('GET /pricing/seasons', async ({ tx, now }, { query }) => {
    const first = bangkokDate(now);
    const days = { first, last: addDays(first, DAYS_OF_A_YEAR - 1) };
    const coming = comingSeasons(await seasonsOn(tx, days), { ...days, ...query });
    return { data: coming.map(seasonShape) };
  });
};

const DAYS_OF_A_YEAR = 365;

const seasonShape = ({ name, startDate, endDate, multiplier }: Season) => ({
  name,
  from: startDate,
  until: endDate,
  multiplier: multiplier / BASIS_POINTS,
});

const offerShape = ({ id, name, discount, minRentalDays, minAdvanceDays, oncePerCustomer, validTo }: Promotion) => ({
  id,
  name,
  discountType: 'basisPoints' in discount ? ('percentage' as const) : ('fixed' as const),
  discountValue: 'basisPoints' in discount ? discount.basisPoints / 100 : toBaht(discount.fixed),
  minRentalDays,
  minAdvanceDays,
  oncePerCustomer,
  validTo,
});
