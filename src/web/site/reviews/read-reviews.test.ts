import { expect, test } from 'vitest';
import { createClient } from '../../api/client.ts';
import { readReviews } from './read-reviews.ts';

const vehicleId = '0197f1a0-0000-7000-8000-000000000001';

/** A vehicle with these reviews, newest first; `true` is an example. */
const clientWith = (examples: readonly boolean[]) =>
  createClient(async ({ path }) => {
    const query = new URL(path, 'http://localhost').searchParams;
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const data = examples.map((isExample) => ({ isExample })).slice((page - 1) * limit, page * limit);
    const totalPages = Math.ceil(examples.length / limit);
    const body = { success: true, data, page, limit, total: examples.length, totalPages };
    return { status: 200, headers: { get: () => null }, body };
  });

test('three are read, or a hundred where all are asked for', async () => {
  const many = clientWith(Array(5).fill(false)).call;
  expect(await readReviews(many, vehicleId, { all: false })).toMatchObject({
    list: { length: 3 },
    total: 5,
    isAll: false,
  });
  expect(await readReviews(many, vehicleId, { all: true })).toMatchObject({
    list: { length: 5 },
    total: 5,
    isAll: true,
  });
});

test('with reviews off there are none to show; an answer that does not come is said', async () => {
  const answering = (status: number, error: string) =>
    createClient(async () => ({
      status,
      headers: { get: () => null },
      body: { success: false, message: 'No.', error },
    }));
  expect(await readReviews(answering(404, 'reviews.off').call, vehicleId, { all: false })).toBeNull();
  expect(await readReviews(answering(500, 'server.failed').call, vehicleId, { all: false })).toBe('failed');
});

test.each([
  ['no review', [], false],
  ['examples alone', [true, true], false],
  ['an example among the newest', [false, true], false],
  ['an example behind the newest three', [false, false, false, false, true], false],
  ['customers alone, few', [false, false], true],
  ['customers alone, many', [false, false, false, false, false], true],
])('reviews are real with none of the demo business among them: %s', async (_what, examples, isReal) => {
  const reviews = await readReviews(clientWith(examples).call, vehicleId, { all: false });
  expect(reviews).toMatchObject({ total: examples.length, isReal });
});
