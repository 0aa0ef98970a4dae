import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { availabilityWindow } from './availability-window.ts';

// Late on 30 November in London, already December in Bangkok.
const now = toInstant('2026-11-30T20:00:00Z');

test.each([
  ['the next 90 days by default', {}, '2026-12-01', '2027-02-28'],
  ['90 days from the asked day', { from: '2026-12-10' }, '2026-12-10', '2027-03-09'],
  ['one day alone', { from: '2026-12-10', until: '2026-12-10' }, '2026-12-10', '2026-12-10'],
  ['at most 400 days', { from: '2026-12-01', until: '2028-01-04' }, '2026-12-01', '2028-01-04'],
])('a calendar shows %s', (_rule, requested, from, until) => {
  expect(availabilityWindow(requested, now)).toMatchObject({ from, until });
});

test('the last day belongs to it until midnight', () => {
  const { period } = availabilityWindow({ until: '2026-12-01' }, now);
  expect(period.from.equals(toInstant('2026-12-01T00:00'))).toBe(true);
  expect(period.until.equals(toInstant('2026-12-02T00:00'))).toBe(true);
});

test.each([
  ['backwards', { from: '2026-12-10', until: '2026-12-09' }, 'The last day must not be before the first'],
  ['longer than 400 days', { from: '2026-12-01', until: '2028-01-05' }, 'Ask for at most 400 days'],
])('a calendar that is %s is refused', (_what, requested, sentence) => {
  expect(() => availabilityWindow(requested, now)).toThrow(sentence);
});
