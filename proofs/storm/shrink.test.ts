import { expect, test } from 'vitest';
import { commandOf, type Options, readOptions } from './options.ts';
import { shrink } from './shrink.ts';

const failing = readOptions(['--minutes', '8', '--seed', '7', '--shrink']);

test('a storm that fails for one clerk who drags becomes just that', async () => {
  const smallest = await shrink(failing, {
    tries: 100,
    fails: async ({ clerks, kinds }) => clerks > 0 && kinds.includes('drag'),
  });
  expect(smallest).toMatchObject({ seed: 7, minutes: 0.25, kills: 0, customers: 0, clerks: 1, kinds: ['drag'] });
});

test('a storm that fails for a kill and two kinds together keeps them', async () => {
  const smallest = await shrink(failing, {
    tries: 100,
    fails: async ({ kills, kinds }) => kills > 0 && kinds.includes('book') && kinds.includes('issue'),
  });
  expect(smallest).toMatchObject({ kills: 1, kinds: ['book', 'issue'] });
});

test('no more storms are tried than was said, and the command makes the smallest one again', async () => {
  const tried: Options[] = [];
  const fails = async (options: Options) => tried.push(options) > 0;
  const smallest = await shrink(failing, { tries: 5, fails });
  expect(tried).toHaveLength(5);
  expect(readOptions(commandOf(smallest).split(' ').slice(4))).toEqual({ ...smallest, isShrinking: false });
});
