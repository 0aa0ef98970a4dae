import { expect, test } from 'vitest';
import { categorySlug } from './category-slug.ts';

test.each([
  ['Economy', [], 'economy'],
  ['  City & Small  Cars ', [], 'city-small-cars'],
  ['Café Racer', [], 'cafe-racer'],
  ['Economy', ['economy'], 'economy-2'],
  ['Economy', ['economy', 'economy-2', 'economy-4'], 'economy-3'],
  ['รถตู้', [], 'category'],
  ['รถตู้', ['category'], 'category-2'],
  ['รถ SUV', [], 'suv'],
  ['../../etc/passwd', [], 'etc-passwd'],
])('%s, beside %j, is %s in addresses', (name, taken, slug) => {
  expect(categorySlug(name, taken)).toBe(slug);
});
