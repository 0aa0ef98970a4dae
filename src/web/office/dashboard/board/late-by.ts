/** How late something is, in whole days, in whole hours, and the minutes beyond these. */
export type LateBy = Readonly<{ days: number; hours: number; minutes: number }>;

export const lateBy = (due: string, nowMs: number): LateBy => {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(due)) / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};

/** The moment at which the grace of a return is over. */
export const graceUntil = (due: string, graceMinutes: number): string =>
  new Date(Date.parse(due) + graceMinutes * 60_000).toISOString();
