import { expect, test } from 'vitest';
import { placeBalances } from './place-balances.ts';

const pair = (from: string, to: string, rentals: number) => ({
  ...{ fromId: from, from, fromInThai: null, toId: to, to, toInThai: null, rentals },
});

test('what leaves one place arrives at another', () => {
  const places = placeBalances([pair('Silom', 'Airport', 5), pair('Airport', 'Silom', 2), pair('Ari', 'Airport', 1)]);
  expect(places.map(({ place, arrived, left, net }) => [place, arrived, left, net])).toEqual([
    ['Airport', 6, 2, 4],
    ['Ari', 0, 1, -1],
    ['Silom', 2, 5, -3],
  ]);
});
