const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** A last rental day that is not whole, though it counts. */
type StartedDay = Readonly<{
  /** How many days the rental counts, the started one with them. */
  days: number;
  /** How far it goes over the whole days before. */
  overMinutes: number;
  /** Until when, in milliseconds, it would count a day less. */
  lessUntilMs: number;
}>;

/** Null where the last day is whole, and for the shortest rental: less than a day there is not. */
export const startedDay = (fromMs: number, untilMs: number): StartedDay | null => {
  const wholeDays = Math.floor((untilMs - fromMs) / DAY);
  const lessUntilMs = fromMs + wholeDays * DAY;
  if (!(wholeDays >= 1) || untilMs === lessUntilMs) return null;
  return { days: wholeDays + 1, overMinutes: (untilMs - lessUntilMs) / MINUTE, lessUntilMs };
};
