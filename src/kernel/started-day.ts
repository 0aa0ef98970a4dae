const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** A last rental day of less than 24 hours, which is charged as a whole day. */
type StartedDay = Readonly<{
  /** Charged days, the started one included. */
  days: number;
  /** Minutes of the started day that are used. */
  overMinutes: number;
  /** The latest return that saves a day, in epoch milliseconds. */
  lessUntilMs: number;
}>;

/** Null where the last day is a full 24 hours, and for rentals under one day, which cannot be charged less. */
export const startedDay = (fromMs: number, untilMs: number): StartedDay | null => {
  const wholeDays = Math.floor((untilMs - fromMs) / DAY);
  const lessUntilMs = fromMs + wholeDays * DAY;
  if (!(wholeDays >= 1) || untilMs === lessUntilMs) return null;
  return { days: wholeDays + 1, overMinutes: (untilMs - lessUntilMs) / MINUTE, lessUntilMs };
};
