import { bangkokDate, startOfDay } from '#kernel/bangkok-time.ts';

/** The day at the desk: its two ends, and before when a return is late. */
export type OfficeDay = Readonly<{
  now: Temporal.Instant;
  from: Temporal.Instant;
  until: Temporal.Instant;
  lateBefore: Temporal.Instant;
}>;

/** The day of Bangkok that it is. A return is late once its grace is over. */
export const officeDay = (now: Temporal.Instant, graceMinutes: number): OfficeDay => {
  const from = startOfDay(bangkokDate(now));
  return { now, from, until: from.add({ hours: 24 }), lateBefore: now.subtract({ minutes: graceMinutes }) };
};
