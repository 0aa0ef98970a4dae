import { expect, test } from 'vitest';
import { readOptions } from '../options.ts';
import { planKills } from './kills.ts';
import { clerkKinds, kinds } from './kinds.ts';
import { stepsOf } from './steps.ts';

const firstSteps = (seed: number, only = kinds) =>
  stepsOf({ seed, worker: 'clerk 1', weighted: clerkKinds, only })
    .take(200)
    .map(({ name, kind, pauseMs, chance }) => `${name} ${kind} ${pauseMs} ${chance.next()}`)
    .toArray();

test('the same seed draws the same steps, another seed others', () => {
  expect(firstSteps(7)).toEqual(firstSteps(7));
  expect(firstSteps(7)).not.toEqual(firstSteps(8));
});

test('with fewer kinds of action the steps that are left are the same', () => {
  const dragging = firstSteps(7, ['drag']);
  const all = firstSteps(7).filter((step) => step.includes(' drag '));
  expect(dragging.slice(0, all.length)).toEqual(all);
});

test('kills come in order, each in its share of the time, and every third is PostgreSQL', () => {
  const kills = planKills({ seed: 7, kills: 24, minutes: 10, processes: 2 });
  expect(kills).toEqual(planKills({ seed: 7, kills: 24, minutes: 10, processes: 2 }));
  expect(kills.filter(({ victim }) => victim === 'PostgreSQL')).toHaveLength(8);
  for (const [index, { atMs }] of kills.entries()) expect(Math.floor(atMs / 25_000)).toBe(index);
});

test('the shortest storm that is asked for kills PostgreSQL too, unless it is told not to', () => {
  expect(planKills(readOptions(['--minutes', '1'])).map(({ victim }) => victim)).toContain('PostgreSQL');
  expect(planKills(readOptions(['--minutes', '1', '--kills', '0']))).toEqual([]);
});
