import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../../api/client.ts';
import { apiContext } from '../../../api/contexts.ts';
import { loader } from './manage.tsx';

const id = '0197f1a0-0000-7000-8000-000000000001';
const pattern = '/booking/manage/:id';

/** Opens the page as a signed-in customer, for whom every call has an answer. */
const opening = async (word: string) => {
  const asked: string[] = [];
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createClient(async ({ path }) => {
      asked.push(path);
      return { status: 200, headers: { get: () => null }, body: { success: true, data: [] } };
    }),
  );
  const url = new URL(`http://site.example/booking/manage/${word}`);
  const { given } = await loader({ context, params: { id: word }, url, request: new Request(url), pattern });
  return { given, asked: asked.filter((path) => path.startsWith('/bookings/')) };
};

test('the booking of a signed-in customer comes with the page', async () => {
  expect(await opening(id)).toEqual({ given: [], asked: [`/bookings/${id}`] });
});

test.each(['my-bookings', 'my-history', '..'])('nobody is asked for a booking called %s', async (word) => {
  expect(await opening(word)).toEqual({ given: null, asked: [] });
});
