import { type BookableDays, type BookingLimits, brokenLimit } from '#kernel/booking-limits.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { hoursApart } from './limits.ts';

/** The days on which the vehicle is taken, each with its reason. */
export type TakenDates = ReadonlyMap<CalendarDate, 'booked' | 'maintenance'>;

export const takenDays = ({
  fullDays,
  maintenanceDays,
}: Readonly<{ fullDays: readonly CalendarDate[]; maintenanceDays: readonly CalendarDate[] }>): TakenDates =>
  new Map(fullDays.map((day) => [day, maintenanceDays.includes(day) ? 'maintenance' : 'booked']));

type CalendarFacts = Readonly<{
  days: BookableDays;
  taken: TakenDates;
  /** The chosen first day; null before a choice and after both days are chosen. */
  first: CalendarDate | null;
  limits: BookingLimits;
  pickupTime: string;
  returnTime: string;
  today: CalendarDate;
}>;

export type DayRefusal = 'past' | 'notToday' | 'tooFar' | 'booked' | 'maintenance' | 'tooShort' | 'tooLong';

/** Why a day cannot be chosen next, as the pick-up or, after a first day, as the return; undefined when it can. */
export const dayRefusal = (date: CalendarDate, calendar: CalendarFacts): DayRefusal | undefined => {
  const { days, taken, first, today } = calendar;
  if (date < days.first) return date === today ? 'notToday' : 'past';
  if (first !== null && date >= first) return taken.get(date) ?? lengthRefusal(first, date, calendar);
  return date > days.last ? 'tooFar' : taken.get(date);
};

const lengthRefusal = (
  first: CalendarDate,
  last: CalendarDate,
  { limits, pickupTime, returnTime, today }: CalendarFacts,
) => {
  const hours = hoursApart({ startDate: `${first}T${pickupTime}`, endDate: `${last}T${returnTime}` });
  const broken = brokenLimit({ today, pickUpDate: first, hours }, limits);
  return broken?.end === 'dropOff' ? broken.limit : undefined;
};

/** Whether the vehicle is taken on a day between two dates, ends included: then the later one begins a new range. */
export const isTakenBetween = (first: CalendarDate, last: CalendarDate, taken: TakenDates): boolean => {
  for (let day = first; day <= last; day = addDays(day, 1)) if (taken.has(day)) return true;
  return false;
};
