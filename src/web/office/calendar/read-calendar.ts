import type { Client } from '../../api/client.ts';
import type { Failure } from '../../api/failure.ts';
import type { CalendarSearch } from './plan/calendar-address.ts';
import { type PackedCalendar, packCalendar } from './plan/calendar-payload.ts';

type CalendarOutcome = Readonly<{ success: true; page: PackedCalendar }> | Failure;

/** As many rows as one scrolls through; more vehicles are on other pages. */
const VEHICLES_OF_A_PAGE = 100;

/** Loads the calendar for an address; without a first day it begins today. */
export const readCalendar = async (
  { call }: Client,
  { from, days, cancelled, category, location, free, page, booking }: CalendarSearch,
): Promise<CalendarOutcome> => {
  const narrowed = { ...(category && { categoryId: category }), ...(location && { locationId: location }) };
  const outcome = await call('GET /admin/bookings/calendar', {
    query: {
      ...{ days, limit: VEHICLES_OF_A_PAGE },
      ...(from && { from }),
      ...free,
      ...(cancelled && { cancelled: 'true' }),
      ...(page !== null && { page }),
      ...(booking && { bookingId: booking }),
      ...(narrowed as object),
    },
  });
  return outcome.success ? { success: true, page: packCalendar(outcome) } : outcome;
};

/** The categories and locations to filter by; empty where they could not be loaded. */
export const readChoices = async ({ call }: Client) => {
  const [categories, locations] = await Promise.all([call('GET /admin/categories'), call('GET /locations')]);
  const named = ({ id, name, nameInThai }: { id: string; name: string; nameInThai: string | null }) => ({
    id,
    name,
    nameInThai,
  });
  return {
    categories: categories.success
      ? categories.data.map((one) => ({ ...named(one), bookedAsClass: one.bookedAsClass }))
      : [],
    locations: locations.success ? locations.data.map(named) : [],
  };
};
export type Choices = Awaited<ReturnType<typeof readChoices>>;
