import { expect, test } from 'vitest';
import { readSearch } from '../../rental/search.ts';
import { listAddress } from './listing-page-head.tsx';

const category = (slug: string, vehicles: number) => ({
  id: slug,
  slug,
  name: slug,
  nameInThai: null,
  description: '',
  features: [],
  vehicles,
  seats: vehicles ? 5 : null,
  luggage: vehicles ? 2 : null,
  fromDailyRate: vehicles ? 990 : null,
});
const categories = [category('suv', 4), category('luxury', 0)];

const addressOf = (query: string) => {
  const { path, isIndexed } = listAddress(readSearch(new URLSearchParams(query)), categories);
  return [path, isIndexed ? 'indexed' : 'left out'];
};

test.each([
  ['', '/vehicles', 'indexed'],
  ['lang=th', '/vehicles', 'indexed'],
  ['page=2', '/vehicles', 'indexed'],
  ['sort=price-up', '/vehicles', 'indexed'],
  ['location=Don+Mueang+Airport', '/vehicles', 'indexed'],
  ['utm_source=mail', '/vehicles', 'indexed'],
  ['category=suv', '/vehicles?category=suv', 'indexed'],
  ['page=2&sort=price-up&category=suv&lang=en', '/vehicles?category=suv', 'indexed'],
  ['category=luxury', '/vehicles?category=luxury', 'left out'],
  ['category=suv&category=luxury', '/vehicles', 'left out'],
  ['category=spaceship', '/vehicles', 'left out'],
  ['pickupDate=2026-12-05&returnDate=2026-12-10', '/vehicles', 'indexed'],
  ['pickupDate=2026-12-05', '/vehicles', 'indexed'],
  ['category=suv&returnDate=2026-12-10', '/vehicles?category=suv', 'indexed'],
  ['seats=7', '/vehicles', 'left out'],
  ['category=suv&transmission=automatic', '/vehicles?category=suv', 'left out'],
  ['search=yaris', '/vehicles', 'left out'],
  ['maxPrice=1000', '/vehicles', 'left out'],
])('the list at "%s" is known as %s and %s', (query, path, indexed) => {
  expect(addressOf(query)).toEqual([path, indexed]);
});
