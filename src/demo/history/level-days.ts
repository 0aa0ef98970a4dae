import { bangkokDate, startOfDay } from '#kernel/bangkok-time.ts';
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { isBefore, overlap } from '#kernel/period.ts';
import type { Slot } from './timetable.ts';

/** Pick-ups and returns of a typical day now, and how much of the fleet is taken a fortnight ahead. */
const MOVES_A_DAY = 9;
const TAKEN_AHEAD = 0.24;

/** The days around today, which the first look shows, and those that a visitor searches first. */
const AROUND_TODAY = { from: -6, until: 2 };
const A_FORTNIGHT_AHEAD = { from: 14, until: 19 };

/**
 * Chooses one of several drawn timetables for each vehicle in turn, so that the days around today are about equally
 * busy. Every timetable is as likely as the others; only chance alone could give a day with two moves and one with 16.
 */
export const levelDays = (today: CalendarDate, fleet: readonly (readonly Slot[][])[]): Slot[] => {
  const moves = new Map<number, number>();
  let taken = 0;
  return fleet.flatMap((candidates, place) => {
    const share = (place + 1) / fleet.length;
    const goals = { moves: MOVES_A_DAY * share, taken: TAKEN_AHEAD * (place + 1) };
    const drawn = candidates.map((slots) => weighed(slots, today));
    const cost = (one: Weighed) =>
      days.reduce((sum, day) => sum + (count(moves, day) + count(one.moves, day) - goals.moves) ** 2, 0) +
      (taken + one.taken - goals.taken) ** 2;
    const [first, ...others] = drawn.map((one) => ({ one, cost: cost(one) }));
    if (!first) return [];
    const { one } = others.reduce((best, other) => (other.cost < best.cost ? other : best), first);
    for (const [day, more] of one.moves) moves.set(day, count(moves, day) + more);
    taken += one.taken;
    return one.slots;
  });
};

const days = Array.from(
  { length: AROUND_TODAY.until - AROUND_TODAY.from + 1 },
  (_, place) => AROUND_TODAY.from + place,
);

type Weighed = Readonly<{ slots: Slot[]; moves: ReadonlyMap<number, number>; taken: number }>;

const weighed = (slots: Slot[], today: CalendarDate): Weighed => {
  const near = { from: startOfDay(addDays(today, -8)), until: startOfDay(addDays(today, 4)) };
  const ahead = {
    from: startOfDay(addDays(today, A_FORTNIGHT_AHEAD.from)),
    until: startOfDay(addDays(today, A_FORTNIGHT_AHEAD.until)),
  };
  const lastBefore = slots.findLastIndex(({ period }) => isBefore(period.until, near.from));
  const kept = slots.slice(lastBefore + 1).filter(({ isCancelled }) => !isCancelled);
  const moves = new Map<number, number>();
  for (const { period } of kept.filter((slot) => overlap(slot.period, near)))
    for (const at of [period.from, period.until]) {
      const day = daysBetween(today, bangkokDate(at));
      moves.set(day, count(moves, day) + 1);
    }
  return { slots, moves, taken: kept.some((slot) => overlap(slot.period, ahead)) ? 1 : 0 };
};

const count = (moves: ReadonlyMap<number, number>, day: number): number => moves.get(day) ?? 0;
