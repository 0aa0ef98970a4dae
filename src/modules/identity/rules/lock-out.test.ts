import { expect, test } from 'vitest';
import { lockedUntil, secondsUntil } from './lock-out.ts';

const now = Temporal.Instant.from('2026-12-01T03:00:00Z');
const minutesAgo = (...minutes: number[]) => minutes.map((ago) => now.subtract({ minutes: ago }));
const lock = (...minutes: number[]) =>
  lockedUntil({ failures: minutesAgo(...minutes), mostFailures: 3, now })?.toString();

test.each([
  ['nothing failed: open', [], undefined],
  ['one failure short of the limit: open', [1, 2], undefined],
  ['at the limit: locked until the oldest is 15 minutes old', [1, 2, 10], '2026-12-01T03:05:00Z'],
  ['the order of the failures is of no matter', [10, 1, 2], '2026-12-01T03:05:00Z'],
  ['failures of 15 minutes ago no longer count', [1, 2, 15], undefined],
  ['above the limit the latest ones decide', [1, 2, 3, 14], '2026-12-01T03:12:00Z'],
])('%s', (_rule, minutes, until) => {
  expect(lock(...minutes)).toBe(until);
});

test('the wait is told in whole seconds, never as nothing', () => {
  expect(secondsUntil(now, now.add({ milliseconds: 1200 }))).toBe(2);
  expect(secondsUntil(now, now)).toBe(1);
});
