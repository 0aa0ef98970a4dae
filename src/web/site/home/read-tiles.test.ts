import { expect, test } from 'vitest';
import type { OfferShape } from '#contract/fleet.ts';
import { createClient } from '../../api/client.ts';
import { readTiles } from './read-tiles.ts';

const category = (id: string, figures: { seats: number; luggage: number; fromDailyRate: number } | null) => ({
  id,
  slug: id,
  name: id,
  nameInThai: null,
  description: '',
  features: [],
  vehicles: figures ? 2 : 0,
  ...(figures ?? { seats: null, luggage: null, fromDailyRate: null }),
});

const offer = (id: string, categoryId: string, bodyType = 'hatchback') =>
  ({ id, category: { id: categoryId }, bodyType, seats: 5, luggage: 2, dailyRate: 820, quote: null }) as OfferShape;

const economy = category('economy', { seats: 7, luggage: 4, fromDailyRate: 790 });

const priced = { startDate: '2026-12-05T09:00', endDate: '2026-12-10T09:00' };
const sold = (one: OfferShape, total: number): OfferShape => ({ ...one, quote: { total } as OfferShape['quote'] });

/** `free`: those that came with the page; `dated` and `undated`: what the server answers for a category. */
const tilesOf = async ({
  free = [],
  dated = [],
  undated = [],
  categories = [economy],
}: Partial<Record<'free' | 'dated' | 'undated', OfferShape[]>> & { categories?: (typeof economy)[] }) => {
  const requests: string[] = [];
  const { call } = createClient(async ({ path }) => {
    requests.push(decodeURIComponent(path));
    const data = path.includes('startDate') ? dated : undated;
    const body = { success: true, data, page: 1, limit: 100, total: 1, totalPages: 1 };
    return { status: 200, headers: new Headers(), body };
  });
  return { tiles: await readTiles(call, { categories, free, priced }), requests };
};

test('a category is represented by the free car with the lowest total', async () => {
  const free = [
    sold(offer('yaris', 'economy'), 4200),
    sold(offer('celerio', 'economy'), 3900),
    sold(offer('x1', 'suv'), 100),
  ];
  const { tiles, requests } = await tilesOf({ free });
  expect(tiles).toMatchObject([{ vehicle: { id: 'celerio', quote: { total: 3900 } } }]);
  expect(requests).toEqual([]);
});

test('a category that did not come with the page is asked for by itself', async () => {
  const { tiles, requests } = await tilesOf({
    free: [offer('x1', 'suv')],
    dated: [sold(offer('celerio', 'economy'), 3900)],
  });
  expect(tiles).toMatchObject([{ vehicle: { id: 'celerio' } }]);
  expect(requests).toEqual([
    '/vehicles/available?categoryId=economy&startDate=2026-12-05T09:00&endDate=2026-12-10T09:00&sort=price-up&limit=100',
  ]);
});

test('a category of which nothing is free keeps its tile, with a picture of any of its vehicles', async () => {
  const { tiles } = await tilesOf({ undated: [offer('celerio', 'economy')] });
  expect(tiles).toMatchObject([{ category: { id: 'economy' }, vehicle: { id: 'celerio', quote: null } }]);
});

test('a scooter stands for a category only where there is nothing else', async () => {
  const scooter = sold(offer('click', 'economy', 'scooter'), 900);
  expect((await tilesOf({ free: [scooter, sold(offer('celerio', 'economy'), 3900)] })).tiles[0]?.vehicle.id).toBe(
    'celerio',
  );
  expect((await tilesOf({ free: [scooter] })).tiles[0]?.vehicle.id).toBe('click');
});

test('a category without a vehicle on offer has no tile', async () => {
  expect((await tilesOf({ categories: [category('van', null)] })).tiles).toEqual([]);
});
