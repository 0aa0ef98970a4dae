import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

const limits = { longestQueue: 10, refusal: () => new Error('busy') };

test('never more than two at once, and all in the order they came', async () => {
  const limited = concurrencyLimit(2, limits);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (id: number) =>
    limited(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(id);
      await sleep(2);
      running -= 1;
    });
  await Promise.all([1, 2, 3, 4, 5, 6].map(work));
  expect({ most, order }).toEqual({ most: 2, order: [1, 2, 3, 4, 5, 6] });
});

test('work that fails gives its place back', async () => {
  const limited = concurrencyLimit(1, limits);
  const failed = limited(() => Promise.reject(new Error('broken')));
  const next = limited(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});

test('a queue that is too long is refused at once', async () => {
  const limited = concurrencyLimit(1, { ...limits, longestQueue: 1 });
  const all = [1, 2, 3].map(() => limited(() => sleep(5)));
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});
