import { expect, test } from 'vitest';
import { draftOf, sentOf } from './addon-draft.ts';

const draft = { ...draftOf(null), name: 'Cool box', description: 'Keeps the picnic cold' };

test('prices that are not shown are not sent, emptied ones are sent as none', () => {
  const daily = sentOf({ ...draft, dailyPrice: '80.5', fixedPrice: '300' });
  expect(daily).toMatchObject({ dailyPrice: 80.5, weeklyPrice: null, monthlyPrice: null, maxQuantity: null });
  expect(daily).not.toHaveProperty('fixedPrice');
  const fixed = sentOf({ ...draft, useFixedPricing: true, dailyPrice: '80.5', fixedPrice: '300' });
  expect(fixed).toMatchObject({ fixedPrice: 300, imageUrl: null });
  expect(fixed).not.toHaveProperty('dailyPrice');
});

test('free is a choice of its own, sent as a fixed price of 0', () => {
  const free = sentOf({ ...draft, isFree: true, dailyPrice: '80', fixedPrice: '300' });
  expect(free).toMatchObject({ useFixedPricing: true, fixedPrice: 0 });
  expect(free).not.toHaveProperty('isFree');
});
