import { expect, test } from 'vitest';
import type { QuoteLineShape } from '#contract/pricing.ts';
import { priceChanges } from './price-changed.tsx';

const line = (kind: QuoteLineShape['kind'], amount: number, name: string | null = null): QuoteLineShape => ({
  kind,
  due: 'online',
  name: name === null ? null : { en: name, th: null },
  quantity: 1,
  unit: 'piece',
  unitPrice: null,
  days: null,
  rate: null,
  amount,
});
const amounts = (changes: ReturnType<typeof priceChanges>) => changes.map(({ before, now }) => [before, now]);

test('a dearer line shows what it was, one that stayed does not', () => {
  const old = { lines: [line('vehicle', 6950), line('addon', 750, 'Child seat')] };
  const now = { lines: [line('vehicle', 7200), line('addon', 750, 'Child seat')] };
  expect(amounts(priceChanges(old, now))).toEqual([
    [6950, 7200],
    [null, 750],
  ]);
});

test('a discount that is gone stands at the end, a new season has no before', () => {
  const old = { lines: [line('vehicle', 6950), line('discount', -1390, 'Early Bird')] };
  const now = { lines: [line('vehicle', 6950), line('season', 500, 'Songkran')] };
  expect(amounts(priceChanges(old, now))).toEqual([
    [null, 6950],
    [null, 500],
    [-1390, null],
  ]);
});
