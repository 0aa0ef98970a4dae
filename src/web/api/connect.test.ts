import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { connect } from './connect.ts';
import { apiContext, pageRequestContext } from './contexts.ts';
import type { ApiResponse } from './transport.ts';

const answering = (answered: Partial<ApiResponse>, init: RequestInit = {}) => {
  const context = new RouterContextProvider();
  const transport = async () => ({ status: 200, headers: { get: () => null }, body: undefined, ...answered });
  context.set(pageRequestContext, {
    nonce: '',
    hasDeveloperPages: false,
    origin: 'https://site.example',
    transport,
    report: () => undefined,
  });
  const request = new Request('http://site.example/booking.data?vehicle=1&_routes=root', init);
  const url = new URL('http://site.example/booking?vehicle=1');
  const args = { request, context, params: {}, pattern: '/booking', url };
  const run = async (page: () => Promise<Response>) => connect(args, page);
  return { context, run };
};

test('a cookie that a call sets reaches the browser with the page', async () => {
  const { context, run } = answering({ body: { success: true, data: null }, cookies: ['session=1; HttpOnly'] });
  const page = await run(async () => {
    await context.get(apiContext).call('POST /auth/logout');
    return new Response('page');
  });
  expect(page?.headers.getSetCookie()).toEqual(['session=1; HttpOnly']);
});

const redirectWithoutSession = async (method: 'GET' | 'POST') => {
  const { context, run } = answering({ status: 401 }, { method });
  const page = run(async () => {
    await context.get(apiContext).call('GET /settings/tax');
    return new Response('page');
  });
  const response = await page.catch((thrown: unknown) => thrown);
  return response instanceof Response && response.headers.get('location');
};

test('a page whose call needs a session leads to the login page, and back afterwards', async () => {
  expect(await redirectWithoutSession('GET')).toBe('/login?returnTo=%2Fbooking%3Fvehicle%3D1');
});

test('what is sent without a session was not saved, and the login page can say so', async () => {
  expect(await redirectWithoutSession('POST')).toBe('/login?returnTo=%2Fbooking%3Fvehicle%3D1&unsaved=1');
});
