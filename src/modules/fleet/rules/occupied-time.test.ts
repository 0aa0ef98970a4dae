import { expect, test } from 'vitest';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import { occupiedTimeAfterMove, occupiedTimeFor, readyAfterReturn } from './occupied-time.ts';

const period = { from: toInstant('2026-12-01T09:00'), until: toInstant('2026-12-03T10:00') };
const textsOf = ({ from, until }: typeof period) => [from, until].map((at) => toBangkokText(at).slice(0, 16));

test('half an hour of turnover keeps a vehicle half an hour longer', () => {
  const occupied = occupiedTimeFor(period, { booking: { turnoverIntervalHours: 0.5 } });
  expect(textsOf(occupied)).toEqual(['2026-12-01T09:00', '2026-12-03T10:30']);
});

const booking = { pickUpAt: period.from, dropOffAt: period.until, blockedUntil: toInstant('2026-12-03T13:00') };

test('a booking that moves keeps the turnover that it was made with', () => {
  const moved = occupiedTimeAfterMove(booking, { from: period.from, until: toInstant('2026-12-05T10:00') });
  expect(textsOf(moved)).toEqual(['2026-12-01T09:00', '2026-12-05T13:00']);
});

test('a vehicle that comes back early is ready after its turnover', () => {
  expect(toBangkokText(readyAfterReturn(booking, toInstant('2026-12-02T08:00')))).toContain('2026-12-02T11:00');
});
