import { data } from 'react-router';
import { type BookableDays, bookableDays } from '#kernel/booking-limits.ts';
import { addDays, daysBetween } from '#kernel/calendar-date.ts';
import { isId } from '#kernel/is-id.ts';
import type { Client } from '../../api/client.ts';
import { isMissing } from '../../api/failure.ts';
import type { Outcome } from '../../api/routes.ts';
import { rentalIn } from '../../rental/limits.ts';
import {
  periodIn,
  pricedAt,
  quotedAt,
  readSearch,
  type Search,
  type SearchPeriod,
  searchFrom,
} from '../../rental/search.ts';
import type { SearchFields } from '../../rental/search-fields.ts';
import { withDates } from '../../rental/suggested-dates.ts';
import { today } from '../../ui/dates.ts';
import { asksForAll, readReviews } from '../reviews/read-reviews.ts';
import { picturesIn } from './pictures-in.ts';
import { readSameModel } from './same-model.ts';

type Call = Client['call'];

/** The most days that the API returns. */
const longest = 400;

/**
 * Loads the vehicle's page, with availability and quote for the dates in the address, or else for suggested ones. Throws 404 without the vehicle,
 * 503 if loading failed.
 */
export const readVehiclePage = async ({ call }: Client, id: string, query: URLSearchParams, nowMs: number) => {
  if (!isId(id)) throw data(null, { status: 404 });
  const [vehicle, places, rules, tax, reviews] = await Promise.all([
    call('GET /vehicles/:id', { params: { id } }),
    call('GET /locations'),
    call('GET /settings/booking'),
    call('GET /settings/tax'),
    readReviews(call, id, { all: asksForAll(query) }),
  ]);
  if (!vehicle.success) throw data(null, { status: isMissing(vehicle) ? 404 : 503 });
  if (!places.success || !rules.success || !tax.success) throw data(null, { status: 503 });
  const isOffered = vehicle.data.status !== 'maintenance';
  const { search: dated, isSuggested } = withDates(readSearch(query), rules.data, nowMs);
  const search = isSuggested && isOffered ? await whenFree(call, id, dated) : dated;
  const { period } = rentalIn(search, rules.data, nowMs);
  const days = bookableDays(rules.data, today(nowMs));
  const [calendar, seasons, answers, similar, sameModel] = await Promise.all([
    rules.data.showCalendar && isOffered ? readCalendar(call, id, days, rules.data.maxBookingDays) : null,
    readSeasons(call, vehicle.data.category.id),
    period && isOffered ? askAbout(call, id, period, search.fields) : unasked,
    call('GET /vehicles/:id/similar', { params: { id }, query: period ? pricedAt(period, search.fields) : {} }),
    readSameModel(call, vehicle.data),
  ]);
  return {
    search,
    /** Whether the dates are our suggestion. */
    isSuggested,
    vehicle: vehicle.data,
    pictures: picturesIn(vehicle.data),
    sameModel,
    locations: places.data,
    rules: rules.data,
    reviews,
    tax: tax.data,
    calendar,
    seasons,
    given: { ...answers, similar },
  };
};

export type VehiclePage = Awaited<ReturnType<typeof readVehiclePage>>;

/** The calendar of the possible pick-up days and of the returns after them. */
const readCalendar = async (call: Call, id: string, { first, last }: BookableDays, longestRental: number) => {
  const days = Math.min(daysBetween(first, last) + longestRental, longest - 1);
  const query = { from: first, until: addDays(first, days) };
  const calendar = await call('GET /availability/calendar/:id', { params: { id }, query });
  if (!calendar.success) return 'failed';
  const { fullDays, maintenanceDays } = calendar.data;
  return { fullDays, maintenanceDays };
};

const readSeasons = async (call: Call, categoryId: string) => {
  const seasons = await call('GET /pricing/seasons', { query: { categoryId } });
  return seasons.success ? seasons.data : 'failed';
};

/** A search whose dates nobody chose: as long as that, but on days on which the vehicle is free, if there are any soon. */
const whenFree = async (call: Call, vehicleId: string, search: Search): Promise<Search> => {
  const body = { vehicleId, ...periodIn(search.fields) };
  const availability = await call('POST /bookings/check-availability', { body });
  if (!availability.success || availability.data.available) return search;
  const { otherDays, freeFrom } = availability.data;
  const from = otherDays.after ?? freeFrom;
  return from ? searchFrom(search, from) : search;
};

/** The replies for the dates; empty without dates. */
type Answers = Readonly<{
  availability?: Outcome<'POST /bookings/check-availability'>;
  quote?: Outcome<'POST /booking-pricing/calculate'>;
}>;

const unasked: Answers = {};

const askAbout = async (
  call: Call,
  vehicleId: string,
  period: SearchPeriod,
  fields: SearchFields,
): Promise<Answers> => {
  const body = { vehicleId, ...period };
  const [availability, quote] = await Promise.all([
    call('POST /bookings/check-availability', { body: pricedAt(body, { location: fields.location }) }),
    call('POST /booking-pricing/calculate', { body: quotedAt(body, fields) }),
  ]);
  return { availability, quote };
};
