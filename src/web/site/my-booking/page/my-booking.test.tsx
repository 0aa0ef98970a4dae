import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../../api/client.ts';
import { apiContext } from '../../../api/contexts.ts';
import { WordsContext } from '../../../languages/use-words.ts';
import { wordsOn } from '../../../languages/words.server.ts';
import Manage, { loader } from './my-booking.tsx';

const id = '0197f1a0-0000-7000-8000-000000000001';
const pattern = '/booking/manage/:id';

/** Opens the page as a signed-in customer, for whom every call succeeds. */
const opening = async (word: string) => {
  const requests: string[] = [];
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createClient(async ({ path }) => {
      requests.push(path);
      return { status: 200, headers: { get: () => null }, body: { success: true, data: [] } };
    }),
  );
  const url = new URL(`http://site.example/booking/manage/${word}`);
  const { data, init } = await loader({ context, params: { id: word }, url, request: new Request(url), pattern });
  return {
    given: data.given,
    status: init?.status,
    requests: requests.filter((path) => path.startsWith('/bookings/')),
  };
};

test('the booking of a signed-in customer comes with the page', async () => {
  expect(await opening(id)).toEqual({ given: [], status: 200, requests: [`/bookings/${id}`] });
});

test.each(['my-bookings', 'my-history', '..'])(
  'nobody is asked for a booking called %s, and there is none',
  async (word) => {
    expect(await opening(word)).toEqual({ given: null, status: 404, requests: [] });
  },
);

const Page = createRoutesStub([
  {
    id: 'root',
    path: '/',
    children: [{ id: 'manage', path: pattern, Component: Manage }],
  },
]);

/** The page before scripts run, for somebody who is not signed in. */
const seen = (word: string): string => {
  const root = { now: 0, origin: '', site: { name: 'Saphan', phone: '', email: '' } };
  const manage = { page: { locations: [], rules: null }, given: null };
  return renderToStaticMarkup(
    <WordsContext value={wordsOn('en')}>
      <Page initialEntries={[`/booking/manage/${word}`]} hydrationData={{ loaderData: { root, manage } }} />
    </WordsContext>,
  );
};

test('a link that is not whole leads to the search, and its token opens nothing', () => {
  expect(seen(id)).not.toContain('This booking is locked');
  expect(seen('0197f1a0#access=secret')).toContain('This booking is locked');
  expect(seen('my-bookings#access=secret')).toContain('This booking is locked');
});
