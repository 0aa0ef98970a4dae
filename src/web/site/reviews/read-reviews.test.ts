import { expect, test } from 'vitest';
import { createClient } from '../../api/client.ts';
import { asksForAll, readReviews } from './read-reviews.ts';

const reading = async (status: number, body: object, all = false) => {
  const asked: string[] = [];
  const { call } = createClient(async ({ path }) => {
    asked.push(path);
    return { status, headers: { get: () => null }, body };
  });
  return { reviews: await readReviews(call, 'v1', { all }), asked };
};

test('three are read, or a hundred where all are asked for', async () => {
  const { reviews, asked } = await reading(200, { success: true, data: [{ id: 'r1' }], total: 62 });
  expect(reviews).toEqual({ list: [{ id: 'r1' }], total: 62, isAll: false });
  expect(asked).toEqual(['/vehicles/v1/reviews?page=1&limit=3']);
  expect((await reading(200, { success: true, data: [], total: 0 }, true)).asked).toEqual([
    '/vehicles/v1/reviews?page=1&limit=100',
  ]);
});

test('with reviews off there are none to show; an answer that does not come is said', async () => {
  const off = { success: false, message: 'Reviews are switched off.', error: 'reviews.off' };
  expect((await reading(404, off)).reviews).toBeNull();
  expect((await reading(500, { success: false, message: 'x', error: 'server.failed' })).reviews).toBe('failed');
});

test.each([
  ['reviews=all', true],
  ['reviews=3', false],
  ['', false],
])('?%s asks for all: %s', (query, all) => expect(asksForAll(new URLSearchParams(query))).toBe(all));
