import { bangkokDate, startOfDay } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { isBefore, overlap, type Period } from '#kernel/period.ts';

export const DAYS_AHEAD = 14;

type TakenPeriod = Period & Readonly<{ reason: 'booked' | 'maintenance' }>;
type Day = 'free' | TakenPeriod['reason'];

/**
 * The state of each of the next 14 Bangkok days, today first: `free`, or the reason that takes more hours of the day.
 */
export const daysAhead = (taken: readonly TakenPeriod[], now: Temporal.Instant): Day[] =>
  Array.from({ length: DAYS_AHEAD }, (_, index) => {
    const date = addDays(bangkokDate(now), index);
    const day = { from: startOfDay(date), until: startOfDay(addDays(date, 1)) };
    const [booked, maintenance] = (['booked', 'maintenance'] as const).map((reason) =>
      taken.filter((one) => one.reason === reason).reduce((sum, one) => sum + sharedMs(one, day), 0),
    );
    if (!booked && !maintenance) return 'free';
    return (maintenance ?? 0) > (booked ?? 0) ? 'maintenance' : 'booked';
  });

const sharedMs = (a: Period, b: Period) =>
  Math.max(
    0,
    Math.min(a.until.epochMilliseconds, b.until.epochMilliseconds) -
      Math.max(a.from.epochMilliseconds, b.from.epochMilliseconds),
  );

type Booked = Readonly<{ pickUpAt: Temporal.Instant; dropOffAt: Temporal.Instant; isOut: boolean }>;
type Block = Period & Readonly<{ reason: string }>;
type Next = Readonly<{ kind: 'late' | 'back' | 'pick-up' | 'maintenance'; at: Temporal.Instant; reason: string }>;

/**
 * The next event of a vehicle: its return (perhaps late) while it is out; the end of maintenance while it is blocked;
 * else its next pick-up within the 14 days. Null if there is none.
 */
export const nextOf = (
  { bookings, blocks }: { bookings: readonly Booked[]; blocks: readonly Block[] },
  now: Temporal.Instant,
): Next | null => {
  const out = bookings.find(({ isOut }) => isOut);
  if (out) return { kind: isBefore(out.dropOffAt, now) ? 'late' : 'back', at: out.dropOffAt, reason: '' };
  const block = blocks.find((one) => overlap(one, { from: now, until: now.add({ seconds: 1 }) }));
  if (block) return { kind: 'maintenance', at: block.until, reason: block.reason };
  const horizon = startOfDay(addDays(bangkokDate(now), DAYS_AHEAD));
  const coming = bookings.find(({ pickUpAt, dropOffAt }) => isBefore(now, dropOffAt) && isBefore(pickUpAt, horizon));
  return coming ? { kind: 'pick-up', at: coming.pickUpAt, reason: '' } : null;
};
