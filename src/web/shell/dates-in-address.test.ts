import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { languageContext } from '../languages/language-context.ts';
import { plainDates } from './dates-in-address.ts';

const leadsTo = async (path: string, init: RequestInit = {}) => {
  const context = new RouterContextProvider();
  context.set(languageContext, 'th');
  const request = new Request(`http://site.example${path}`, init);
  const args = { request, context, params: {}, pattern: '/', url: new URL(request.url) };
  return (await plainDates(args, async () => new Response()))?.headers.get('location') ?? null;
};

test('dates that a form without scripts sent as they were written become plain ones', async () => {
  const written = new URLSearchParams({ location: 'Don Mueang', pickupDate: 'ส. 5 ธ.ค. 2569', returnDate: '10/12/69' });
  expect(await leadsTo(`/vehicles?${written}`)).toBe(
    '/vehicles?location=Don+Mueang&pickupDate=2026-12-05&returnDate=2026-12-10',
  );
  expect(await leadsTo('/admin/audit?from=1+Nov+2026&to=')).toBe('/admin/audit?from=2026-11-01&to=');
});

test('never leads to another site', async () =>
  expect(await leadsTo('//evil.example/?from=5/12/2026')).toBe('/evil.example/?from=2026-12-05'));

test.each([
  '/vehicles?pickupDate=2026-12-05&pickupTime=09:00',
  '/vehicles?pickupDate=tomorrow',
  '/admin/payments?search=5/12/2026',
  '/vehicles',
])('%s stays as it is', async (path) => expect(await leadsTo(path)).toBeNull());

test('what is not read is not led elsewhere', async () =>
  expect(await leadsTo('/vehicles?pickupDate=5/12/2026', { method: 'POST' })).toBeNull());
