import { expect, test } from 'vitest';
import { replayYear } from './replay-year.ts';
import type { Request, Year } from './year.ts';

const DAY = 86_400_000;
const day = (number: number) => number * DAY;
const request = (id: string, from: number, until: number, changed: Partial<Request> = {}): Request => ({
  ...{ id, chosen: 'a', askedAt: day(0), cancelledAt: null },
  ...{ from: day(from), dropOff: day(until), until: day(until) },
  ...changed,
});

/** Two equal vehicles; `b` is in the workshop from the 4th to the 9th. */
const year = (requests: readonly Request[]): Year => ({
  vehicles: ['a', 'b'].map((id) => ({ id, categoryId: 'small' })),
  equalTo: new Map([
    ['a', ['a', 'b']],
    ['b', ['b', 'a']],
  ]),
  blocks: [{ id: 'block', vehicleId: 'b', from: day(4), until: day(9) }],
  requests,
  ...{ from: day(1), until: day(30), lockMs: DAY, leastMs: DAY / 6, turnoverMs: 0 },
});

const stream = [request('1', 2, 4), request('2', 3, 8)];

test('one gives way where vehicles are given by class, and nowhere else', () => {
  expect(replayYear(year(stream), 'chosen')).toEqual({ requests: 2, refused: 1, nights: 2, moves: 0 });
  expect(replayYear(year(stream), 'first-fit')).toEqual({ requests: 2, refused: 1, nights: 2, moves: 0 });
  expect(replayYear(year(stream), 'classes')).toEqual({ requests: 2, refused: 0, nights: 7, moves: 1 });
});

test('who is picked up within a day keeps the vehicle', () => {
  const late = [request('1', 2, 4), request('2', 3, 8, { askedAt: day(1.5) })];
  expect(replayYear(year(late), 'classes')).toMatchObject({ refused: 1, moves: 0 });
});

test('what is cancelled is free again, and sells no night', () => {
  const again = [
    request('1', 2, 4, { cancelledAt: day(0.2) }),
    request('2', 3, 8, { askedAt: day(0.5) }),
    request('3', 40, 41),
  ];
  expect(replayYear(year(again), 'chosen')).toEqual({ requests: 2, refused: 0, nights: 5, moves: 0 });
});

test('at night gaps are closed, and only then', () => {
  const apart = year([request('1', 10, 12), request('2', 14, 16, { chosen: 'b' })]);
  expect(replayYear(apart, 'classes').moves).toBe(0);
  expect(replayYear(apart, 'gaps closed')).toEqual({ requests: 2, refused: 0, nights: 4, moves: 1 });
});
