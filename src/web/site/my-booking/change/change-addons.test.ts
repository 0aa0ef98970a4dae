import { expect, test } from 'vitest';
import { maxQuantity } from './change-addons.tsx';

test.each([
  ['what is free and one’s own', { maxQuantity: 5, currentStock: 5, availableStock: 2 }, 1, 3],
  ['one’s own when nothing else is free', { maxQuantity: 5, currentStock: 5, availableStock: 0 }, 2, 2],
  [
    'as many as anybody may, where no stock is kept',
    { maxQuantity: null, currentStock: 0, availableStock: null },
    1,
    1000,
  ],
])('a booking may have %s', (_, addon, own, most) => expect(maxQuantity(addon, own)).toBe(most));
