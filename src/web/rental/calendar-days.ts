import { type BookingLimits, bookableDays, brokenLimit } from '#kernel/booking-limits.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { hoursApart } from './limits.ts';

/** The days on which the vehicle is taken, each with its reason. */
export type TakenDates = ReadonlyMap<CalendarDate, 'booked' | 'maintenance'>;

export const nothingTaken: TakenDates = new Map();

export const takenDays = ({
  fullDays,
  maintenanceDays,
}: Readonly<{ fullDays: readonly CalendarDate[]; maintenanceDays: readonly CalendarDate[] }>): TakenDates =>
  new Map(fullDays.map((day) => [day, maintenanceDays.includes(day) ? 'maintenance' : 'booked']));

/** The days of a rental; empty when not chosen. */
export type RentalDays = Readonly<{ pickupDate: CalendarDate | ''; returnDate: CalendarDate | '' }>;

/** The day of a rental that is chosen next. */
export type RentalEnd = 'pickUp' | 'return';

export type CalendarFacts = RentalDays &
  Readonly<{
    end: RentalEnd;
    taken: TakenDates;
    limits: BookingLimits;
    pickupTime: string;
    returnTime: string;
    today: CalendarDate;
  }>;

export type DayRefusal =
  | 'past'
  | 'notToday'
  | 'tooFar'
  | 'booked'
  | 'maintenance'
  | 'beforePickUp'
  | 'takenBetween'
  | 'tooShort'
  | 'tooLong';

/** Why a day cannot be chosen next, as the pick-up or as the return; undefined when it can. */
export const dayRefusal = (date: CalendarDate, calendar: CalendarFacts): DayRefusal | undefined => {
  const { taken, today, limits, pickupDate } = calendar;
  if (date < today) return 'past';
  if (isReturnNext(calendar)) {
    if (date < pickupDate) return 'beforePickUp';
    if (taken.has(date)) return taken.get(date);
    return lengthRefusal(date, calendar) ?? (isTakenBetween(pickupDate, date, taken) ? 'takenBetween' : undefined);
  }
  const { first, last } = bookableDays(limits, today);
  if (date < first) return 'notToday';
  return date > last ? 'tooFar' : taken.get(date);
};

/** A return can only be chosen after a pick-up. */
export const isReturnNext = ({ end, pickupDate }: Pick<CalendarFacts, 'end' | 'pickupDate'>): boolean =>
  end === 'return' && pickupDate !== '';

/**
 * Chooses a day that is not refused. Another pick-up keeps a return that it still allows, and empties any other. Returns
 * the days, and which one is chosen next.
 */
export const chooseDay = (date: CalendarDate, calendar: CalendarFacts): RentalDays & { end: RentalEnd } => {
  const { pickupDate, returnDate } = calendar;
  if (isReturnNext(calendar)) return { pickupDate, returnDate: date, end: 'pickUp' };
  const moved: CalendarFacts = { ...calendar, pickupDate: date, end: 'return' };
  const keepsReturn = returnDate !== '' && dayRefusal(returnDate, moved) === undefined;
  return { pickupDate: date, returnDate: keepsReturn ? returnDate : '', end: 'return' };
};

const lengthRefusal = (
  returnDate: CalendarDate,
  { limits, pickupDate, pickupTime, returnTime, today }: CalendarFacts,
): 'tooShort' | 'tooLong' | undefined => {
  const hours = hoursApart({ startDate: `${pickupDate}T${pickupTime}`, endDate: `${returnDate}T${returnTime}` });
  const broken = brokenLimit({ today, pickUpDate: pickupDate, hours }, limits);
  return broken?.limit === 'tooShort' || broken?.limit === 'tooLong' ? broken.limit : undefined;
};

const isTakenBetween = (first: CalendarDate, last: CalendarDate, taken: TakenDates): boolean => {
  for (let day = first; day <= last; day = addDays(day, 1)) if (taken.has(day)) return true;
  return false;
};
