import { expect, test } from 'vitest';
import {
  bangkokDate,
  bangkokTextOfSeconds,
  bangkokTime,
  startOfDay,
  toBangkokText,
  toInstant,
} from './bangkok-time.ts';

test.each([
  ['a time without an offset is Bangkok time', '2026-12-01T10:00', '2026-12-01T03:00:00Z'],
  ['a time with an offset is taken as given', '2026-12-01T10:00:00-05:00', '2026-12-01T15:00:00Z'],
  ['a time in UTC is taken as given', '2026-12-01T10:00:00Z', '2026-12-01T10:00:00Z'],
  ['a date alone means 09:00 in Bangkok', '2026-12-01', '2026-12-01T02:00:00Z'],
])('%s', (_sentence, text, instant) => {
  expect(toInstant(text).toString()).toBe(instant);
});

test('instants are answered on Bangkok clocks, whatever zone the server is in', () => {
  const lateEvening = Temporal.Instant.from('2026-12-31T17:30:00Z');
  expect(toBangkokText(lateEvening)).toBe('2027-01-01T00:30:00+07:00');
  expect(bangkokDate(lateEvening)).toBe('2027-01-01');
  expect(bangkokTime(lateEvening)).toBe('00:30');
});

test('a day begins at midnight in Bangkok', () => {
  expect(startOfDay('2026-12-01').toString()).toBe('2026-11-30T17:00:00Z');
});

test.each(['2026-11-30T16:59:59Z', '2026-11-30T17:00:00Z', '2028-02-29T23:30:00Z'])(
  'a moment in seconds is written as the instant is: %s',
  (text) => {
    const instant = Temporal.Instant.from(text);
    expect(bangkokTextOfSeconds(instant.epochMilliseconds / 1000)).toBe(toBangkokText(instant));
  },
);
