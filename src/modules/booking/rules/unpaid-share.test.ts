import { expect, test } from 'vitest';
import { hasRoom, mayProve } from './unpaid-share.ts';

const none = { network: 0, neighbours: 0, everywhere: 0 };
const held = (who: keyof typeof none, count: number) => ({ ...none, [who]: count });

test.each([
  ['a network', 'network', 100, 2],
  ['a network of a large fleet', 'network', 1000, 20],
  ['its neighbours', 'neighbours', 100, 4],
  ['everybody', 'everywhere', 100, 6],
  ['everybody, of a fleet of thirty-five', 'everywhere', 35, 2],
  ['a family, of a fleet of three', 'network', 3, 2],
] as const)('%s may hold so much of the fleet without a proven e-mail, and not one more', (_, who, vehicles, most) => {
  expect([hasRoom(held(who, most - 1), vehicles), hasRoom(held(who, most), vehicles)]).toEqual([true, false]);
});

test.each([
  [100, 'domain', 3],
  [35, 'domain', 2],
  [100, 'publicProviders', 25],
] as const)('of %i vehicles, those proven through %s hold %i at most', (vehicles, through, most) => {
  expect([mayProve(most - 1, vehicles, through), mayProve(most, vehicles, through)]).toEqual([true, false]);
});
