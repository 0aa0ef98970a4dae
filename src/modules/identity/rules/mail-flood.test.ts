import { expect, test } from 'vitest';
import { mailsOpenAgain } from './mail-flood.ts';

const at = (minute: number) => Temporal.Instant.from('2026-12-01T03:00:00Z').add({ minutes: minute });

test.each([
  [[], undefined],
  [[0, 5], undefined],
  [[5, 0, 20], '2026-12-01T04:00:00Z'],
  [[0, 5, 20, 30], '2026-12-01T04:05:00Z'],
])('links sent in minutes %j of the hour: again from %s', (minutes, again) => {
  expect(mailsOpenAgain(minutes.map(at))?.toString()).toBe(again);
});
