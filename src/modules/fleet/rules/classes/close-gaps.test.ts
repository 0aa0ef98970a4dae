import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeGaps } from './close-gaps.ts';
import type { Seating, Taken, Tentative } from './find-seat.ts';

const window = { from: 0, until: 20, least: 2, turnover: 0 };
const vehicles = ['a', 'b', 'c'];
const row = (id: string, vehicleId: string, from: number, until: number): Tentative => ({
  id,
  vehicleId,
  from,
  until,
  suits: vehicles,
});

test('two rentals that lie apart are put on one vehicle, so that another is free all the time', () => {
  const two = ['a', 'b'];
  const tentative = [row('1', 'a', 2, 6), row('2', 'b', 8, 12)].map((one) => ({ ...one, suits: two }));
  const { moves, before, after } = closeGaps(two, { fixed: [], tentative }, window);
  expect(moves).toHaveLength(1);
  expect([before.longest, after.longest]).toEqual([14, 20]);
});

test('the nights that can be sold are whole days, after which the vehicle is made ready', () => {
  const hour = 3_600_000;
  const days = (from: number, until: number) => ({ from: from * 24 * hour, until: until * 24 * hour });
  const rows = [
    { ...row('1', 'a', 0, 0), ...days(2, 4) },
    { ...row('2', 'b', 0, 0), ...days(7, 9) },
  ];
  const tentative = rows.map((one) => ({ ...one, suits: ['a', 'b'] }));
  const asked = { ...days(0, 12), least: 24 * hour, turnover: 2 * hour };
  const { moves, before, after } = closeGaps(['a', 'b'], { fixed: [], tentative }, asked);
  expect(moves).toHaveLength(1);
  expect([before.nights, before.gaps]).toEqual([1 + 8 + 6 + 3, 4]);
  expect([after.nights, after.gaps]).toEqual([1 + 2 + 3 + 12, 4]);
  expect(closeGaps(['a', 'b'], { fixed: [], tentative }, { ...asked, least: 47 * hour }).before.gaps).toBe(3);
});

test('what brings nothing is left alone', () => {
  const tentative = [row('1', 'a', 0, 20)];
  expect(closeGaps(vehicles, { fixed: [], tentative }, window).moves).toEqual([]);
});

test('two swap where only that helps', () => {
  const two = ['a', 'b'];
  const fixed: Taken[] = [
    { id: 'x', vehicleId: 'a', from: 0, until: 6 },
    { id: 'y', vehicleId: 'b', from: 0, until: 10 },
  ];
  const tentative = [row('1', 'a', 12, 20), row('2', 'b', 11, 19)].map((one) => ({ ...one, suits: two }));
  const { moves, before, after } = closeGaps(two, { fixed, tentative }, window);
  expect(moves.map(({ id, to }) => [id, to])).toEqual([]);
  expect([before.longest, after.longest]).toEqual([6, 6]);
  const later = [row('1', 'a', 11, 20), row('2', 'b', 14, 20)].map((one) => ({ ...one, suits: two }));
  const closed = closeGaps(two, { fixed, tentative: later }, window);
  expect(closed.moves.map(({ id, to }) => [id, to])).toEqual([
    ['1', 'b'],
    ['2', 'a'],
  ]);
  expect([closed.before.longest, closed.after.longest]).toEqual([5, 8]);
});

test('what is locked, and what begins outside of the window, stays', () => {
  const fixed: Taken[] = [{ id: 'x', vehicleId: 'a', from: 2, until: 6 }];
  const tentative = [row('1', 'b', -2, 1), row('2', 'b', 21, 25)];
  expect(closeGaps(['a', 'b'], { fixed, tentative }, window).moves).toEqual([]);
});

const meets = (a: Taken, b: Taken) => a.vehicleId === b.vehicleId && a.from < b.until && b.from < a.until;
const areFree = (rows: readonly Taken[]) => rows.every((one, at) => rows.slice(0, at).every((two) => !meets(one, two)));

const seatings = fc
  .array(
    fc.record({
      vehicleId: fc.constantFrom(...vehicles),
      from: fc.integer({ min: 0, max: 16 }),
      length: fc.integer({ min: 1, max: 5 }),
      suits: fc.subarray(vehicles, { minLength: 1 }),
      isFixed: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((drawn): Seating => {
    const rows: (Tentative & { isFixed: boolean })[] = [];
    for (const [index, { vehicleId, from, length, suits, isFixed }] of drawn.entries()) {
      const one = { id: `${index}`, vehicleId, from, until: from + length, isFixed };
      if (areFree([...rows, one])) rows.push({ ...one, suits: suits.includes(vehicleId) ? suits : [vehicleId] });
    }
    return { fixed: rows.filter((one) => one.isFixed), tentative: rows.filter((one) => !one.isFixed) };
  });

/** The most that any way to seat all is worth: slow, and plainly right. */
const mostWorth = ({ fixed, tentative }: Seating): number => {
  const worth = (rows: readonly Taken[]) =>
    vehicles
      .flatMap((id) => {
        const taken = Array.from({ length: 20 }, (_, at) =>
          rows.some((one) => one.vehicleId === id && one.from <= at && at < one.until),
        );
        return taken
          .map((isTaken) => (isTaken ? 'x' : '.'))
          .join('')
          .split(/x+/)
          .map((gap) => gap.length)
          .filter((gap) => gap >= window.least);
      })
      .reduce((sum, gap) => sum + gap ** 2, 0);
  const seat = (rows: readonly Taken[], left: readonly Tentative[]): number => {
    const [next, ...rest] = left;
    if (!next) return worth(rows);
    return Math.max(
      0,
      ...next.suits
        .map((vehicleId) => ({ ...next, vehicleId }))
        .filter((one) => rows.every((two) => !meets(one, two)))
        .map((one) => seat([...rows, one], rest)),
    );
  };
  return seat(fixed, tentative);
};

test('of drawn fleets it is never worth less than before, nothing overlaps, and it comes within 2 % of the best there is', () => {
  const sums = { ours: 0, best: 0 };
  fc.assert(
    fc.property(seatings, (seating) => {
      const { moves, before, after } = closeGaps(vehicles, seating, window);
      const now = seating.tentative.map((one) => ({
        ...one,
        vehicleId: moves.find(({ id }) => id === one.id)?.to ?? one.vehicleId,
      }));
      const all = [...seating.fixed, ...now];
      expect(areFree(all)).toBe(true);
      for (const { id, to } of moves) expect(seating.tentative.find((one) => one.id === id)?.suits).toContain(to);
      expect(moves.length === 0 ? before : after).toEqual(after);
      sums.ours += mostWorth({ fixed: all, tentative: [] });
      sums.best += mostWorth(seating);
    }),
    { numRuns: 1000 },
  );
  expect(sums.ours / sums.best).toBeGreaterThan(0.98);
});

test('the order of the rows changes nothing', () => {
  fc.assert(
    fc.property(seatings, ({ fixed, tentative }) => {
      const turned = closeGaps(vehicles.toReversed(), { fixed, tentative: tentative.toReversed() }, window);
      expect(turned).toEqual(closeGaps(vehicles, { fixed, tentative }, window));
    }),
    { numRuns: 300 },
  );
});
