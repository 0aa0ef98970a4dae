import { expect, test } from 'vitest';
import { errorsOf, newAddon, sentOf } from './addon-draft.ts';

const draft = { ...newAddon, name: 'Cool box', description: 'Keeps the picnic cold' };

test.each([
  [{}, []],
  [{ name: ' ', description: '' }, ['name', 'description']],
  [{ currentStock: '' }, ['currentStock']],
  [{ currentStock: '1.5', maxQuantity: '-1', sortOrder: 'x' }, ['currentStock', 'maxQuantity', 'sortOrder']],
  [{ dailyPrice: '80.5', weeklyPrice: '80.555', monthlyPrice: '-1' }, ['weeklyPrice', 'monthlyPrice']],
  [{ useFixedPricing: true }, ['fixedPrice']],
  [{ useFixedPricing: true, fixedPrice: '0', dailyPrice: 'not shown' }, []],
])('%j is wrong of %j', (values, wrong) => {
  expect(errorsOf({ ...draft, ...values }).map(({ name }) => name)).toEqual(wrong);
});

test('prices that are not shown are not sent, emptied ones are sent as none', () => {
  const daily = sentOf({ ...draft, dailyPrice: '80.5', fixedPrice: '300' });
  expect(daily).toMatchObject({ dailyPrice: 80.5, weeklyPrice: null, monthlyPrice: null, maxQuantity: null });
  expect(daily).not.toHaveProperty('fixedPrice');
  const fixed = sentOf({ ...draft, useFixedPricing: true, dailyPrice: '80.5', fixedPrice: '300' });
  expect(fixed).toMatchObject({ fixedPrice: 300, imageUrl: null });
  expect(fixed).not.toHaveProperty('dailyPrice');
});
