import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';

const dayIn = (days: number) => addDays(bangkokDate(Temporal.Now.instant()), days);

/** Five days that may be booked on the day of the run: what really books cannot ask for a day that is fixed. */
export const bookableDays = { first: dayIn(30), last: dayIn(35) };
