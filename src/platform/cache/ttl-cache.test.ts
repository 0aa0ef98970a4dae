import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ttlCache } from './ttl-cache.ts';

const limits = { goodForMs: 5_000, limitMs: 2_500, otherwise: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('all who ask within five seconds share one answer', async () => {
  const ask = vi.fn(async () => true);
  const answer = ttlCache(ask, limits);
  expect(await Promise.all([answer(), answer()])).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(4_000);
  await answer();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_001);
  await answer();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a silent system says no after two and a half seconds', async () => {
  const answer = ttlCache<boolean>(() => new Promise(() => undefined), limits)();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await answer).toBe(false);
});

test('a system that fails says no', async () => {
  expect(await ttlCache(() => Promise.reject(new Error('no route')), limits)()).toBe(false);
});
