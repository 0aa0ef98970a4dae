import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { findSeat, type Seating, type Taken, type Tentative, type Wish } from './find-seat.ts';

const all = ['a', 'b', 'c'];
const fixed = (vehicleId: string, from: number, until: number): Taken => ({
  id: `${vehicleId}${from}`,
  vehicleId,
  from,
  until,
});
const tentative = (vehicleId: string, from: number, until: number, suits = all): Tentative => ({
  ...fixed(vehicleId, from, until),
  suits,
});
const wish = (from: number, until: number, suits = all): Wish => ({ from, until, suits });

describe('a vehicle for a rental', () => {
  test('the preferred one, if it is free', () => {
    expect(findSeat(wish(1, 3, ['b', 'a']), { fixed: [], tentative: [] })).toEqual({ vehicleId: 'b', moves: [] });
  });

  test('another one rather than a move', () => {
    expect(findSeat(wish(1, 3), { fixed: [], tentative: [tentative('a', 2, 4)] })).toEqual({
      vehicleId: 'b',
      moves: [],
    });
  });

  test('with a move, where each is taken for a part of the time', () => {
    const seating = { fixed: [fixed('b', 4, 9)], tentative: [tentative('a', 1, 3, ['a', 'b'])] };
    expect(findSeat(wish(2, 5, ['a', 'b']), seating)).toEqual({
      vehicleId: 'a',
      moves: [{ id: 'a1', from: 'a', to: 'b' }],
    });
  });

  test('with two rentals that change places', () => {
    const seating = {
      fixed: [fixed('a', 0, 2), fixed('b', 6, 8)],
      tentative: [tentative('a', 4, 6, ['a', 'b']), tentative('b', 2, 3, ['a', 'b'])],
    };
    const seat = findSeat(wish(3, 8, ['a', 'b']), seating);
    expect(seat?.vehicleId).toBe('a');
    expect(seat?.moves).toEqual([{ id: 'a4', from: 'a', to: 'b' }]);
  });

  test('none, where what is locked takes all, or no other vehicle suits who would have to move', () => {
    expect(findSeat(wish(1, 3), { fixed: all.map((id) => fixed(id, 2, 4)), tentative: [] })).toBeNull();
    const seating = { fixed: [fixed('b', 1, 2)], tentative: [tentative('a', 1, 3, ['a'])] };
    expect(findSeat(wish(1, 3, ['a', 'b']), seating)).toBeNull();
  });

  test('a return at ten does not meet a pick-up at ten', () => {
    expect(findSeat(wish(2, 4, ['a']), { fixed: [fixed('a', 0, 2), fixed('a', 4, 5)], tentative: [] })).toEqual({
      vehicleId: 'a',
      moves: [],
    });
  });
});

const tables = tablesIn(readFileSync('docs/rules/classes.md', 'utf8'));
const cases = tables.find(({ heading }) => heading === 'Examples')?.rows ?? [];

describe('the examples of the rules', () => {
  const listed = (cell = '') => cell.split(', ').filter(Boolean);
  const rowOf = (text: string): Taken => {
    const [vehicleId = '', span = ''] = text.split(' ');
    const [from = 0, until = 0] = span.split('-').map(Number);
    return { id: text, vehicleId, from, until };
  };
  test.each(cases)('$Case', ({ Vehicles, Locked, Tentative: movable, Wished, Gets, Moves }) => {
    const suits = listed(Vehicles);
    const { vehicleId, from, until } = rowOf(Wished ?? '');
    const seat = findSeat(
      { from, until, suits: [vehicleId, ...suits.filter((id) => id !== vehicleId)] },
      { fixed: listed(Locked).map(rowOf), tentative: listed(movable).map((text) => ({ ...rowOf(text), suits })) },
    );
    const moves = seat?.moves.map(({ id, to }) => `${id} to ${to}`).sort() ?? [];
    expect([seat?.vehicleId ?? '', moves]).toEqual([Gets, listed(Moves).sort()]);
  });
});

const meets = (a: Taken, b: Taken) => a.vehicleId === b.vehicleId && a.from < b.until && b.from < a.until;
const areFree = (rows: readonly Taken[]) => rows.every((row, at) => rows.slice(0, at).every((one) => !meets(row, one)));

/** Every way to seat all: slow, and plainly right. */
const isPossible = (wished: Wish, { fixed: stay, tentative: movable }: Seating): boolean => {
  const seat = (seated: readonly Taken[], left: readonly Omit<Tentative, 'vehicleId'>[]): boolean => {
    const [next, ...rest] = left;
    if (!next) return true;
    return next.suits.some((vehicleId) => {
      const row = { ...next, vehicleId };
      return seated.every((one) => !meets(one, row)) && seat([...seated, row], rest);
    });
  };
  return seat(stay, [{ id: 'wish', ...wished }, ...movable]);
};

const vehicles = ['a', 'b', 'c', 'd'];
const time = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 5 }));
const someVehicles = fc.subarray(vehicles, { minLength: 1 });

/** Rows that fit, as a database holds them. */
const seatings = fc
  .array(fc.record({ vehicleId: fc.constantFrom(...vehicles), time, suits: someVehicles, isFixed: fc.boolean() }), {
    maxLength: 11,
  })
  .map((drawn): Seating => {
    const rows: (Tentative & { isFixed: boolean })[] = [];
    for (const [index, { vehicleId, time: at, suits, isFixed }] of drawn.entries()) {
      const [from, length] = at;
      const row = { id: `${index}`, vehicleId, from, until: from + length, isFixed, suits };
      if (areFree([...rows, row])) rows.push({ ...row, suits: suits.includes(vehicleId) ? suits : [vehicleId] });
    }
    return { fixed: rows.filter((row) => row.isFixed), tentative: rows.filter((row) => !row.isFixed) };
  });
const wishes = fc
  .tuple(time, fc.shuffledSubarray(vehicles, { minLength: 1 }))
  .map(([[from, length], suits]): Wish => ({ from, until: from + length, suits }));

const after = (wished: Wish, seating: Seating, seat: NonNullable<ReturnType<typeof findSeat>>): Taken[] => [
  ...seating.fixed,
  ...seating.tentative.map((row) => ({
    ...row,
    vehicleId: seat.moves.find(({ id }) => id === row.id)?.to ?? row.vehicleId,
  })),
  { ...wished, id: 'wish', vehicleId: seat.vehicleId },
];

describe('of drawn fleets', () => {
  test('there is a seat exactly where trying every way finds one, and its moves make room', () => {
    fc.assert(
      fc.property(wishes, seatings, (wished, seating) => {
        const seat = findSeat(wished, seating);
        expect(seat !== null).toBe(isPossible(wished, seating));
        if (!seat) return;
        expect(wished.suits).toContain(seat.vehicleId);
        expect(areFree(after(wished, seating, seat))).toBe(true);
        for (const { id, from, to } of seat.moves) {
          const row = seating.tentative.find((one) => one.id === id);
          expect([row?.vehicleId, row?.suits.includes(to)]).toEqual([from, true]);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('the order of the rows changes nothing', () => {
    fc.assert(
      fc.property(wishes, seatings, (wished, { fixed: stay, tentative: movable }) => {
        const turned = { fixed: stay.toReversed(), tentative: movable.toReversed() };
        expect(findSeat(wished, turned)).toEqual(findSeat(wished, { fixed: stay, tentative: movable }));
      }),
      { numRuns: 1000 },
    );
  });
});

type Asked = Readonly<{ from: number; until: number; suits: readonly string[] }>;

/** Plays a stream: each request is seated, or refused, before the next one is asked. */
const played = (
  stream: readonly Asked[],
  seat: (asked: Asked, rows: readonly Tentative[]) => ReturnType<typeof findSeat>,
) => {
  let rows: readonly Tentative[] = [];
  const isTaken = stream.map((asked, at) => {
    const found = seat(asked, rows);
    if (!found) return false;
    const moved = rows.map((row) => ({
      ...row,
      vehicleId: found.moves.find(({ id }) => id === row.id)?.to ?? row.vehicleId,
    }));
    rows = [...moved, { ...asked, id: `${at}`, vehicleId: found.vehicleId }];
    return true;
  });
  return { isTaken, rows };
};
const byClass = (asked: Asked, rows: readonly Tentative[]) => findSeat(asked, { fixed: [], tentative: rows });
const byFirstFit = (asked: Asked, rows: readonly Tentative[]) => {
  const vehicleId = asked.suits.find((id) => areFree([...rows, { ...asked, id: '', vehicleId: id }]));
  return vehicleId === undefined ? null : { vehicleId, moves: [] };
};
const countOf = ({ isTaken }: ReturnType<typeof played>) => isTaken.filter(Boolean).length;

describe('against first-fit, in drawn streams of requests', () => {
  const streams = fc.array(wishes, { maxLength: 14 });

  test('nothing is refused that first-fit would take with the same rentals seated, and nothing moves for it', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const { rows } = played(stream, (asked, seated) => {
          const fitting = byFirstFit(asked, seated);
          const seat = byClass(asked, seated);
          if (fitting) expect(seat).toEqual(fitting);
          return seat;
        });
        expect(areFree(rows)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('all that first-fit takes of a stream is taken whole where only that is asked', () => {
    fc.assert(
      fc.property(streams, (stream) => {
        const { isTaken } = played(stream, byFirstFit);
        const taken = stream.filter((_, at) => isTaken[at]);
        expect(countOf(played(taken, byClass))).toBe(taken.length);
      }),
      { numRuns: 1000 },
    );
  });

  test('a long rental that first-fit refuses can stand in the way of two short ones: fewer rentals, and more days', () => {
    const spans = [
      [1, 3],
      [2, 4],
      [4, 6],
      [3, 20],
      [6, 8],
      [6, 8],
      [9, 11],
      [9, 11],
    ] as const;
    const stream = spans.map(([from, until]): Asked => ({ from, until, suits: ['a', 'b'] }));
    const [ours, first] = [played(stream, byClass), played(stream, byFirstFit)];
    const days = ({ rows }: typeof ours) => rows.reduce((sum, { from, until }) => sum + until - from, 0);
    expect([countOf(ours), countOf(first)]).toEqual([6, 7]);
    expect([days(ours), days(first)]).toEqual([27, 14]);
  });
});
