import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Context } from '#platform/context.ts';
import { type Conflict, takenWithin } from './occupancy-store.ts';
import { calendarWindow } from './rules/calendar-window.ts';
import { fullDays, maintenanceDays } from './rules/free-times.ts';
import { vehicleNotFound } from './rules/problems.ts';
import { findVehicle } from './vehicle-store.ts';

type Calendar = {
  from: CalendarDate;
  until: CalendarDate;
  taken: Conflict[];
  fullDays: CalendarDate[];
  maintenanceDays: CalendarDate[];
};

/**
 * When one vehicle is taken, by Bangkok dates, and the days on which nobody can pick it up, with the reason. `butBooking`
 * does not count: the hold of whoever asks.
 */
export const readCalendar = async (
  { tx, now }: Context,
  vehicleId: string,
  { butBooking, ...asked }: { from?: string; until?: string; butBooking?: string | undefined },
): Promise<Calendar> => {
  const { from, until, period } = calendarWindow(asked, now);
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw vehicleNotFound();
  const taken = await takenWithin(tx, { vehicleIds: [vehicleId], during: period, now, butBooking });
  const full = fullDays(taken, from, until);
  return { from, until, taken, fullDays: full, maintenanceDays: maintenanceDays(taken, full) };
};
