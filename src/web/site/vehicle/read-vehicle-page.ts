import { data } from 'react-router';
import { addDays } from '#kernel/calendar-date.ts';
import type { Client } from '../../api/client.ts';
import type { Asks, Outcome } from '../../api/routes.ts';
import { today } from '../../ui/dates.ts';
import { type BookableDays, bookableDays } from '../book/vehicle/bookable-days.ts';
import { periodOf, readSearch } from '../vehicles/search/search.ts';
import { readSameModel } from './same-model.ts';

type Call = Client['call'];

/** The API answers for at most this many days. */
const longest = 400;

/** What the page stands on, and what its dates are answered with. Throws 404 without the vehicle, 503 without an answer. */
export const readVehiclePage = async ({ call }: Client, id: string, query: URLSearchParams, nowMs: number) => {
  const search = readSearch(query);
  const [vehicle, places, rules, tax] = await Promise.all([
    call('GET /vehicles/:id', { params: { id } }),
    call('GET /locations'),
    call('GET /settings/booking'),
    call('GET /settings/tax'),
  ]);
  if (!vehicle.success) throw data(null, { status: isMissing(vehicle.status) ? 404 : 503 });
  if (!places.success || !rules.success || !tax.success) throw data(null, { status: 503 });
  const sameModel = readSameModel(call, vehicle.data);
  const isOffered = vehicle.data.status !== 'maintenance';
  const { period } = periodOf(search, nowMs);
  const days = bookableDays(rules.data, today(nowMs));
  const [fullDays, given] = await Promise.all([
    rules.data.showCalendar && isOffered ? readFullDays(call, id, days) : null,
    period && isOffered ? askAbout(call, { vehicleId: id, ...period }) : unasked,
  ]);
  return {
    search,
    vehicle: vehicle.data,
    sameModel: await sameModel,
    locations: places.data,
    rules: rules.data,
    isTaxIncluded: !tax.data.enabled || tax.data.includeInPrice,
    fullDays,
    given,
  };
};

export type VehiclePage = Awaited<ReturnType<typeof readVehiclePage>>;

/** An id that cannot be one is refused as badly written. */
const isMissing = (status: number) => status === 404 || status === 422;

const readFullDays = async (call: Call, id: string, { first, last }: BookableDays) => {
  const furthest = addDays(first, longest - 1);
  const query = { from: first, until: last < furthest ? last : furthest };
  const calendar = await call('GET /availability/calendar/:id', { params: { id }, query });
  return calendar.success ? calendar.data.fullDays : 'failed';
};

/** What the dates of the address were answered with; nothing without dates. */
type Answers = Readonly<{
  availability?: Outcome<'POST /bookings/check-availability'>;
  quote?: Outcome<'POST /booking-pricing/calculate'>;
}>;

const unasked: Answers = {};

type Rental = Asks<'POST /bookings/check-availability'>['body'];

const askAbout = async (call: Call, body: Rental): Promise<Answers> => {
  const [availability, quote] = await Promise.all([
    call('POST /bookings/check-availability', { body }),
    call('POST /booking-pricing/calculate', { body }),
  ]);
  return { availability, quote };
};
