import { expect, test } from 'vitest';
import { draftOf, sentOf } from './promo-form.tsx';

const begun = draftOf(null);

test('an empty usage limit is none, and an empty figure is nothing that could be taken for 0', () =>
  expect(sentOf({ ...begun, minRentalDays: '' })).toMatchObject({
    usageLimit: null,
    discountValue: '',
    minRentalDays: '',
  }));

test('an automatic offer sends no code, whatever was typed before', () =>
  expect(sentOf({ ...begun, trigger: 'automatic', code: 'TEN' }).code).toBeNull());
