import { expect, test } from 'vitest';
import { pauseAfter } from './event.ts';

test('pauses grow from seconds to an hour, and after some hours it is over', () => {
  const pauses = Array.from({ length: 12 }, (_, index) => pauseAfter(index + 1));
  const waits = pauses.filter((pause) => pause !== null);
  expect(pauses.at(-1)).toBeNull();
  expect(waits).toHaveLength(11);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  expect(waits[0]).toBe(5_000);
  const hours = waits.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(4);
  expect(hours).toBeLessThan(8);
});
