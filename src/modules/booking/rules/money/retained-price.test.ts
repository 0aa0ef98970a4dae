import { expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import { retainedPrice } from './retained-price.ts';

const lines = [
  { kind: 'vehicle', amount: satang(700_000) },
  { kind: 'season', amount: satang(100_000) },
  { kind: 'addon', amount: satang(50_000) },
];

test('the price of the vehicle is kept with its seasons, and without what else was sold', () =>
  expect(retainedPrice({ days: 7, lines, appliedPromotion: null })).toEqual({
    amount: 800_000,
    days: 7,
    isAfterOffer: false,
  }));

test('an automatic offer stays in the kept price; a code is taken off again later', () => {
  const offer = { isAutomatic: true, amount: satang(120_000) };
  expect(retainedPrice({ days: 7, lines, appliedPromotion: offer })).toMatchObject({
    amount: 680_000,
    isAfterOffer: true,
  });
  const code = { ...offer, isAutomatic: false };
  expect(retainedPrice({ days: 7, lines, appliedPromotion: code })).toMatchObject({
    amount: 800_000,
    isAfterOffer: false,
  });
});
