import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Rental } from '../../../rental/rental.ts';

/** The days on which the vehicle is taken, without those on which it is this booking's own. The server decides. */
export const takenByOthers = (
  fullDays: readonly CalendarDate[],
  { pickupDate, returnDate }: Pick<Rental, 'pickupDate' | 'returnDate'>,
): ReadonlySet<CalendarDate> => new Set(fullDays.filter((day) => day < pickupDate || day > returnDate));
