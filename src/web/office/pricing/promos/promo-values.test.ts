import { expect, test } from 'vitest';
import { newPromo, sentPromo } from './promo-values.ts';

test('an empty usage limit is none, and an empty figure is none that could be taken for 0', () => {
  const sent = sentPromo({ ...newPromo, minRentalDays: '' });
  expect([sent.usageLimit, sent.discountValue, sent.minRentalDays]).toEqual([null, Number.NaN, Number.NaN]);
  expect(JSON.parse(JSON.stringify(sent))).toMatchObject({ discountValue: null, minRentalDays: null });
});

test('an automatic offer sends no code, whatever was typed before', () =>
  expect(sentPromo({ ...newPromo, trigger: 'automatic', code: 'TEN' }).code).toBeNull());
