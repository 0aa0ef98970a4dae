import { dayNumber, type Span } from './geometry.ts';

type Laned<T> = Readonly<{ item: T; lane: number }>;

/**
 * On which lane each bar stands, in order of time: the first one that has nothing on its days. So what follows on the
 * day of a return stands below it, and what overlaps as well, on as many lanes as that takes.
 */
export const inLanes = <T extends Span>(items: readonly T[]): Laned<T>[] => {
  const lastDays: number[] = [];
  return [...items]
    .sort((a, b) => a.from - b.from || a.until - b.until)
    .map((item) => {
      const first = dayNumber(item.from);
      const free = lastDays.findIndex((day) => day < first);
      const lane = free === -1 ? lastDays.length : free;
      // Midnight belongs to the day that begins with it.
      lastDays[lane] = dayNumber(Math.max(item.from, item.until - 1));
      return { item, lane };
    });
};

export const laneCount = (laned: readonly Laned<unknown>[]): number =>
  laned.reduce((most, { lane }) => Math.max(most, lane + 1), 1);
