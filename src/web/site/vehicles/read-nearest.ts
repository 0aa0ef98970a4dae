import type { BookingLimits } from '#kernel/booking-limits.ts';
import { addDays } from '#kernel/calendar-date.ts';
import type { Client } from '../../api/client.ts';
import type { ReplyOf } from '../../api/routes.ts';
import { rentalIn } from '../../rental/limits.ts';
import { changed, pricedAt, type Search, type SearchPeriod } from '../../rental/search.ts';

type Call = Client['call'];
type Found = Pick<ReplyOf<'GET /vehicles/available'>, 'facets' | 'prices'> & { notFree: readonly unknown[] };
type Dated = { rules: BookingLimits; period: SearchPeriod | null; now: number };

/** A search that finds something, with the number of its vehicles. */
type Near = Readonly<{ search: Search; count: number }>;
type Loosened = 'category' | 'price' | 'transmission' | 'fuelType' | 'seats' | 'search';

/** What finds something in place of a search that finds nothing: without one of its filters, or on other dates. */
export type Nearest = Readonly<{ loosened: readonly (Near & { filter: Loosened })[]; dates: readonly Near[] }>;

export const readNearest = async (call: Call, search: Search, found: Found, dated: Dated): Promise<Nearest> => {
  const [without, before, after] = await Promise.all([
    withoutText(call, search, dated.period),
    found.notFree.length > 0 ? onOtherDays(call, search, dated, -1) : undefined,
    found.notFree.length > 0 ? onOtherDays(call, search, dated, 1) : undefined,
  ]);
  return { loosened: [...withoutOne(search, found), ...without], dates: [before, after].flatMap((one) => one ?? []) };
};

/** Each vehicle has one value of these filters, so the counts of all values are those without the filter. */
const withoutOne = (search: Search, { facets, prices }: Found): Nearest['loosened'] => {
  const { category, minPrice, maxPrice, transmission, fuelType, seats } = search.filters;
  const loose = [
    { filter: 'category', isOn: category, counts: facets.category, change: { category: undefined } },
    {
      filter: 'price',
      isOn: minPrice ?? maxPrice,
      counts: prices,
      change: { minPrice: undefined, maxPrice: undefined },
    },
    { filter: 'transmission', isOn: transmission, counts: facets.transmission, change: { transmission: undefined } },
    { filter: 'fuelType', isOn: fuelType, counts: facets.fuelType, change: { fuelType: undefined } },
    { filter: 'seats', isOn: seats, counts: facets.seats, change: { seats: undefined } },
  ] as const;
  return loose.flatMap(({ filter, isOn, counts, change }) => {
    const count = counts.reduce((sum, one) => sum + one.count, 0);
    return isOn !== undefined && count > 0 ? [{ filter, count, search: changed(search, change) }] : [];
  });
};

const withoutText = async (call: Call, search: Search, period: SearchPeriod | null): Promise<Nearest['loosened']> => {
  if (!search.filters.search) return [];
  const others = changed(search, { search: undefined });
  const count = await countOf(call, others, period);
  return count > 0 ? [{ filter: 'search', search: others, count }] : [];
};

/** Days from the searched pick-up. */
const SHIFTS = [1, 2, 3, 5, 7, 14];

const onOtherDays = async (
  call: Call,
  search: Search,
  { rules, now }: Dated,
  side: 1 | -1,
): Promise<Near | undefined> => {
  const { pickupDate, returnDate } = search.fields;
  const near = await Promise.all(
    SHIFTS.map(async (days) => {
      const dates = { pickupDate: addDays(pickupDate, side * days), returnDate: addDays(returnDate, side * days) };
      const moved = { ...changed(search, {}), fields: { ...search.fields, ...dates } };
      const { period, problems } = rentalIn(moved, rules, now);
      return { search: moved, count: period && problems.length === 0 ? await countOf(call, moved, period) : 0 };
    }),
  );
  return near.find(({ count }) => count > 0);
};

const countOf = async (call: Call, { fields, filters }: Search, period: SearchPeriod | null): Promise<number> => {
  const answer = period
    ? await call('GET /vehicles/available', { query: { ...filters, ...pricedAt(period, fields), limit: 1 } })
    : await call('GET /vehicles', { query: { ...filters, limit: 1 } });
  return answer.success ? answer.total : 0;
};
