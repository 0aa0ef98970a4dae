import { expect, test } from 'vitest';
import { rentalDays } from './period.ts';
import { startedDay } from './started-day.ts';

const at = (moment: string) => Date.parse(`${moment}:00+07:00`);
const from = at('2026-12-07T10:00');
const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms);

test.each([
  ['two hours over three days', '2026-12-10T12:00', { days: 4, overMinutes: 120, lessUntilMs: at('2026-12-10T10:00') }],
  ['half an hour over one day', '2026-12-08T10:30', { days: 2, overMinutes: 30, lessUntilMs: at('2026-12-08T10:00') }],
  ['over midnight', '2026-12-11T06:00', { days: 4, overMinutes: 1200, lessUntilMs: at('2026-12-10T10:00') }],
  ['three whole days', '2026-12-10T10:00', null],
  ['less than a day', '2026-12-07T14:00', null],
  ['no return', 'none', null],
  ['a return before the pick-up', '2026-12-06T12:00', null],
])('%s', (_, until, expected) => expect(startedDay(from, at(until))).toEqual(expected));

test('counts the days as the price does', () => {
  for (const halfHours of [49, 50, 95, 97, 300]) {
    const until = from + halfHours * 1_800_000;
    const period = { from: instant(from), until: instant(until) };
    expect(startedDay(from, until)?.days).toBe(rentalDays(period));
  }
});
