import { expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import { dueAtPickUp } from './due-at-pick-up.ts';

const cover = { due: 'pickup', amount: satang(96_300) };
const booking = {
  total: satang(1_000_000),
  refunded: satang(0),
  promised: satang(0),
  paysBy: null,
  quote: { dueAtPickUp: satang(896_300), lines: [{ due: 'online', amount: satang(1_000_000) }, cover] },
};

test.each([
  ['nothing was paid yet: what the plan leaves', 0, 0, 896_300],
  ['the deposit was paid: the rest and the cover', 200_000, 0, 896_300],
  ['all was paid although a deposit was planned: the cover alone', 1_000_000, 0, 96_300],
  ['all was paid at the counter too: nothing', 1_096_300, 0, 0],
  ['half went back: it is owed again', 1_000_000, 500_000, 596_300],
])('%s', (_sentence, paid, refunded, due) => {
  expect(dueAtPickUp({ ...booking, paid: satang(paid), refunded: satang(refunded) })).toBe(due);
});

test.each([
  ['who pays in cash pays all of it at the counter', 'cash', 0, 1_096_300],
  ['who pays by transfer pays there what the plan leaves', 'bank_transfer', 0, 896_300],
  ['who said cash and paid the deposit online pays the rest there', 'cash', 200_000, 896_300],
] as const)('%s', (_sentence, paysBy, paid, due) => {
  expect(dueAtPickUp({ ...booking, paysBy, paid: satang(paid) })).toBe(due);
});
