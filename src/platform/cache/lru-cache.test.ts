import { expect, test } from 'vitest';
import { lruCache } from './lru-cache.ts';

const counting = (most: number) => {
  const made: string[] = [];
  const entries = lruCache<Promise<string>>(most);
  const ask = (name: string) =>
    entries(name, async () => {
      made.push(name);
      return name.toUpperCase();
    });
  return { made, ask };
};

test('an answer is made once, also for those who ask while it is being made', async () => {
  const { made, ask } = counting(2);
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['A', 'A']);
  expect(await ask('a')).toBe('A');
  expect(made).toEqual(['a']);
});

test('beyond the number the one that was not asked for longest is forgotten', async () => {
  const { made, ask } = counting(2);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('an answer that failed is made anew', async () => {
  const entries = lruCache<Promise<string>>(2);
  await expect(entries('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await entries('a', async () => 'yes')).toBe('yes');
});

test('a result that is there at once is kept like one that is waited for', () => {
  const made: string[] = [];
  const entries = lruCache<string>(2);
  const ask = (name: string) =>
    entries(name, () => {
      made.push(name);
      return name.toUpperCase();
    });
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
