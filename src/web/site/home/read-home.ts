import type { OfferShape } from '#contract/fleet.ts';
import type { BookingLimits } from '#kernel/booking-limits.ts';
import type { Client } from '../../api/client.ts';
import type { Language } from '../../languages/language.ts';
import { rentalIn, unlimited } from '../../rental/limits.ts';
import { periodIn, pricedAt, quotedAt, type Search, type SearchPeriod } from '../../rental/search.ts';
import { noSearch } from '../../rental/search-fields.ts';
import { withDates } from '../../rental/suggested-dates.ts';
import { isCar, readTiles } from './read-tiles.ts';

type Options = Readonly<{
  nowMs: number;
  language: Language;
  /** In the address. */
  search: Search;
}>;

/**
 * Loads the home page: places, the fleet by category, the policies, and prices of real vehicles for the dates in the
 * address, or else for suggested ones.
 */
export const readHome = async ({ call }: Client, { nowMs, language, ...address }: Options) => {
  const rules = await call('GET /settings/booking');
  const limits = rules.success ? rules.data : unlimited;
  const { search, isSuggested } = withDates(address.search, limits, nowMs);
  const { period, dated } = pricedFor(search, limits, nowMs);
  const priced = pricedAt(period, dated.fields);
  const [contact, places, categories, offers, specials, reviews] = await Promise.all([
    call('GET /settings/contact'),
    call('GET /locations'),
    call('GET /vehicle-categories'),
    call('GET /vehicles/available', { query: { ...priced, sort: 'price-up', limit: 100 } }),
    call('GET /offers'),
    call('GET /reviews/featured', { query: { language } }),
  ]);
  const free = offers.success ? offers.data : [];
  const hero = free.find(({ bodyType }) => bodyType === 'electric') ?? free.find(isCar) ?? free[0] ?? null;
  const example = free.find(({ bodyType, id }) => bodyType === 'sedan' && id !== hero?.id) ?? free[0];
  const tiles = categories.success ? await readTiles(call, { categories: categories.data, free, priced }) : [];
  return {
    now: nowMs,
    contact: contact.success ? contact.data : null,
    locations: places.success ? places.data : null,
    rules: rules.success ? rules.data : null,
    hero,
    specials: specials.success ? specials.data : [],
    reviews: reviews.success ? reviews.data : [],
    tiles,
    /** What stands in the search form, and whether its dates are our suggestion. */
    search,
    isSuggested,
    /** The search whose dates the prices are for. */
    dated,
    /** How many vehicles are free for them. */
    free: offers.success ? offers.total : null,
    example: example ? await readExample(call, example, dated) : null,
  };
};

export type Home = Awaited<ReturnType<typeof readHome>>;

/** The dates that prices are shown for: those of the search, or suggested ones where they cannot be booked. */
const pricedFor = (search: Search, limits: BookingLimits, nowMs: number): { period: SearchPeriod; dated: Search } => {
  const { period } = rentalIn(search, limits, nowMs);
  if (period) return { period, dated: search };
  const { location } = search.fields;
  const dated = withDates({ ...search, fields: { ...noSearch, location } }, limits, nowMs).search;
  return { dated, period: periodIn(dated.fields) };
};

/**
 * A real quote for a real vehicle, with a cover and an add-on if the business sells them, to show what a price
 * consists of. Null without one.
 */
const readExample = async (call: Client['call'], vehicle: OfferShape, { fields }: Search) => {
  const period = periodIn(fields);
  const [covers, addons] = await Promise.all([
    call('GET /insurance/packages/category/:categoryId', { params: { categoryId: vehicle.category.id } }),
    call('GET /addons/available', { query: { ...period, vehicleId: vehicle.id } }),
  ]);
  const cover = covers.success ? covers.data.find(({ paymentOption }) => paymentOption !== 'pickup') : undefined;
  const free = addons.success ? addons.data.filter(({ availableStock }) => availableStock !== 0) : [];
  const addon = free.find(({ category }) => category === 'safety') ?? free[0];
  const quote = await call('POST /booking-pricing/calculate', {
    body: {
      vehicleId: vehicle.id,
      ...quotedAt(period, fields),
      ...(addon ? { selectedAddons: [{ addonId: addon.id, quantity: 1 }] } : {}),
      ...(cover ? { selectedInsurance: { packageId: cover.id, payAt: 'online' } } : {}),
    },
  });
  const hasCovers = covers.success && covers.data.length > 0;
  return quote.success ? { vehicle, period, quote: quote.data, hasCovers } : null;
};
