import { expect, test } from 'vitest';
import { type ClaimPrice, categoriesFor } from './claim-price.ts';

const economy = { id: 'a', name: 'Economy', nameInThai: 'ประหยัด' };
const luxury = { id: 'b', name: 'Luxury', nameInThai: 'หรูหรา' };
const cleaning = {
  ...({ id: 'c', kind: 'cleaning' } as const),
  ...{ damageKind: null, damageSize: null, item: null, itemInThai: null },
  ...{ amount: 1500, isTaxed: true, version: 1 },
};
const priceOf = (one: typeof luxury | null): ClaimPrice => ({
  ...cleaning,
  categoryId: one?.id ?? null,
  category: one && { name: one.name, nameInThai: one.nameInThai },
});

test('a price of an archived category still offers it; no other does', () => {
  expect(categoriesFor(priceOf(luxury), [economy])).toEqual([economy, luxury]);
  expect(categoriesFor(priceOf(luxury), [economy, luxury])).toEqual([economy, luxury]);
  expect(categoriesFor(priceOf(null), [economy])).toEqual([economy]);
  expect(categoriesFor(null, [economy])).toEqual([economy]);
});
