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
  ({ id, category: { id: categoryId }, bodyType, seats: 5, luggage: 2, dailyRate: 820 }) as OfferShape;

const economy = category('economy', { seats: 7, luggage: 4, fromDailyRate: 790 });

const tilesOf = async (free: OfferShape[], undated: OfferShape[], categories = [economy]) => {
  const requests: string[] = [];
  const { call } = createClient(async ({ path }) => {
    requests.push(path);
    const body = { success: true, data: undated, page: 1, limit: 100, total: 1, totalPages: 1 };
    return { status: 200, headers: new Headers(), body };
  });
  return { tiles: await readTiles(call, categories, free), requests };
};

test('the figures of a tile are those of the whole category, not of what is free', async () => {
  const { tiles, requests } = await tilesOf([offer('yaris', 'economy')], []);
  expect(tiles).toMatchObject([{ vehicle: { id: 'yaris' }, seats: 7, luggage: 4, fromDailyRate: 790 }]);
  expect(requests).toEqual([]);
});

test('a category of which nothing is free keeps its tile, with a picture of any of its vehicles', async () => {
  const { tiles, requests } = await tilesOf([offer('x1', 'suv')], [offer('celerio', 'economy')]);
  expect(tiles).toMatchObject([{ category: { id: 'economy' }, vehicle: { id: 'celerio' }, fromDailyRate: 790 }]);
  expect(requests).toEqual(['/vehicles/available?categoryId=economy&limit=100']);
});

test('a scooter stands for a category only where there is nothing else', async () => {
  const scooter = offer('click', 'economy', 'scooter');
  expect((await tilesOf([scooter], [scooter, offer('celerio', 'economy')])).tiles[0]?.vehicle.id).toBe('celerio');
  expect((await tilesOf([scooter], [scooter])).tiles[0]?.vehicle.id).toBe('click');
});

test('a category without a vehicle on offer has no tile', async () => {
  expect((await tilesOf([], [], [category('van', null)])).tiles).toEqual([]);
});
