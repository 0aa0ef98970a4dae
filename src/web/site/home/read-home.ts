import type { OfferShape } from '#contract/fleet.ts';
import { addDays } from '#kernel/calendar-date.ts';
import type { Client } from '../../api/client.ts';
import type { Language } from '../../languages/language.ts';
import type { SearchPeriod } from '../../rental/search.ts';
import { today } from '../../ui/dates.ts';
import { readTiles } from './read-tiles.ts';

/** Loads the home page: places, the fleet by category, the policies, and the prices of two real vehicles. */
export const readHome = async ({ call }: Client, { nowMs, language }: { nowMs: number; language: Language }) => {
  const period = examplePeriod(nowMs);
  const [contact, places, categories, rules, offers, specials, reviews, tax] = await Promise.all([
    call('GET /settings/contact'),
    call('GET /locations'),
    call('GET /vehicle-categories'),
    call('GET /settings/booking'),
    call('GET /vehicles/available', { query: { ...period, limit: 100 } }),
    call('GET /offers'),
    call('GET /reviews/featured', { query: { language } }),
    call('GET /settings/tax'),
  ]);
  const free = offers.success ? offers.data : [];
  const hero = free.find(({ bodyType }) => bodyType === 'electric') ?? free[0] ?? null;
  const example = free.find(({ bodyType, id }) => bodyType === 'sedan' && id !== hero?.id) ?? free[0];
  const tiles = categories.success ? await readTiles(call, categories.data, free) : [];
  return {
    now: nowMs,
    contact: contact.success ? contact.data : null,
    locations: places.success ? places.data : null,
    rules: rules.success ? rules.data : null,
    hero,
    specials: specials.success ? specials.data : [],
    reviews: reviews.success ? reviews.data : [],
    tiles,
    isTaxAdded: tax.success && tax.data.enabled && !tax.data.includeInPrice,
    vehicles: categories.success ? categories.data.reduce((sum, { vehicles }) => sum + vehicles, 0) : 0,
    example: example ? await readExample(call, example, period) : null,
  };
};

export type Home = Awaited<ReturnType<typeof readHome>>;

/** The period of the example: five days, starting in two weeks. */
const examplePeriod = (nowMs: number) => {
  const first = addDays(today(nowMs), 14);
  return { startDate: `${first}T09:00`, endDate: `${addDays(first, 5)}T09:00` };
};

/**
 * A real quote for a real vehicle, with a cover and an add-on if the business sells them, to show what a price
 * consists of. Null without one.
 */
const readExample = async (call: Client['call'], vehicle: OfferShape, period: SearchPeriod) => {
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
      ...period,
      ...(addon ? { selectedAddons: [{ addonId: addon.id, quantity: 1 }] } : {}),
      ...(cover ? { selectedInsurance: { packageId: cover.id, payAt: 'online' } } : {}),
    },
  });
  const hasCovers = covers.success && covers.data.length > 0;
  return quote.success ? { vehicle, period, quote: quote.data, hasCovers } : null;
};
