import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';

const dayIn = (days: number) => addDays(bangkokDate(Temporal.Now.instant()), days);

/** A period of five days that is bookable on the day of the run; real bookings cannot use a fixed date. */
export const bookableDays = { first: dayIn(30), last: dayIn(35) };
