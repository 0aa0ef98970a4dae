import { expect, test } from 'vitest';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import { daysAhead, nextOf } from './days-ahead.ts';

const now = toInstant('2026-11-20T12:00');
const day = (text: string) => toInstant(`2026-11-${text}`);
const taken = (reason: 'booked' | 'maintenance', from: string, until: string) => ({
  reason,
  from: day(from),
  until: day(until),
});

test('a day is free where nothing takes it, else what takes more hours', () => {
  const days = daysAhead(
    [
      taken('booked', '19T10:00', '20T00:00'),
      taken('booked', '21T23:30', '22T10:00'),
      taken('maintenance', '22T10:00', '23T06:00'),
      taken('booked', '23T06:00', '24T00:00'),
    ],
    now,
  );
  expect(days).toHaveLength(14);
  expect(days.slice(0, 5)).toEqual(['free', 'booked', 'maintenance', 'booked', 'free']);
});

const booking = (pickUp: string, dropOff: string, isOut = false) => ({
  pickUpAt: toInstant(pickUp),
  dropOffAt: toInstant(dropOff),
  isOut,
});
const block = { from: day('20T08:00'), until: day('23T18:00'), reason: 'Gearbox' };

test.each([
  ['nothing', [], [], null],
  ['its return', [booking('2026-11-18T10:00', '2026-11-21T10:00', true)], [], ['back', '21T10:00', '']],
  ['a return that is late', [booking('2026-11-18T10:00', '2026-11-20T11:18', true)], [], ['late', '20T11:18', '']],
  [
    'the end of maintenance',
    [booking('2026-11-25T10:00', '2026-11-27T10:00')],
    [block],
    ['maintenance', '23T18:00', 'Gearbox'],
  ],
  ['its next pick-up', [booking('2026-11-25T10:00', '2026-11-27T10:00')], [], ['pick-up', '25T10:00', '']],
  ['nothing within 14 days', [booking('2026-12-04T00:00', '2026-12-06T10:00')], [], null],
  ['a rental that nobody picked up and that is over', [booking('2026-11-01T00:00', '2026-11-06T10:00')], [], null],
])('a vehicle waits for %s', (_, bookings, blocks, expected) => {
  const next = nextOf({ bookings, blocks }, now);
  expect(next && [next.kind, toBangkokText(next.at).slice(8, 16), next.reason]).toEqual(expected);
});
