import { expect, test } from 'vitest';
import { createClient } from '../../api/client.ts';
import { readReviews } from './read-reviews.ts';

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

test.each([
  ['no review', [], false],
  ['examples alone', [true, true], false],
  ['an example among the newest', [false, true], false],
  ['an example behind the newest three', [false, false, false, false, true], false],
  ['customers alone, few', [false, false], true],
  ['customers alone, many', [false, false, false, false, false], true],
])('reviews are real with none of the demo business among them: %s', async (_what, examples, isReal) => {
  const reviews = await readReviews(clientWith(examples).call, 'one', { all: false });
  expect(reviews).toMatchObject({ total: examples.length, isReal });
});
