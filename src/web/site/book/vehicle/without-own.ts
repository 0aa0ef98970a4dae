import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Rental } from '../draft/draft.ts';

/** The taken days without those of a rental of one's own. */
export const withoutOwn = <T>(
  taken: ReadonlyMap<CalendarDate, T>,
  own: Pick<Rental, 'pickupDate' | 'returnDate'> | null,
): ReadonlyMap<CalendarDate, T> =>
  own ? new Map([...taken].filter(([day]) => day < own.pickupDate || day > own.returnDate)) : taken;
