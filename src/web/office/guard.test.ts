import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../api/client.ts';
import { apiContext } from '../api/contexts.ts';
import { guard, officeUserContext } from './guard.ts';

const me = (role: string, facts = {}) => ({
  status: 200,
  body: { success: true, data: { id: '1', firstName: 'Ploy', lastName: 'Nakarin', role, ...facts } },
});

/**
 * Runs the guard for a page, with the given response of `GET /auth/me`; returns the redirect, or the page's response.
 */
const come = async (pattern: string, answered: { status: number; body: unknown }, init: RequestInit = {}) => {
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createClient(async () => ({ headers: { get: () => null }, ...answered })),
  );
  // The data request of a client-side navigation, whose address differs from the page's.
  const request = new Request('http://site.example/admin/audit.data?page=2&_routes=x', init);
  const args = { request, context, params: {}, pattern, url: new URL('http://site.example/admin/audit?page=2') };
  const page = async () => new Response(context.get(officeUserContext).firstName);
  try {
    return (await guard(args, page)) ?? new Response();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
};

const nobody = { status: 401, body: { success: false, error: 'auth.required', message: 'Please sign in' } };

test.each([
  ['nobody', nobody, '/login?returnTo=%2Fadmin%2Faudit%3Fpage%3D2'],
  ['a customer', me('CUSTOMER'), '/unauthorized'],
  ['staff', me('STAFF'), '/unauthorized'],
  [
    'an admin with a one-time password',
    me('ADMIN', { mustChangePassword: true }),
    '/new-password?returnTo=%2Fadmin%2Faudit%3Fpage%3D2',
  ],
])('%s does not come to a screen for admins', async (_, answered, redirect) => {
  const response = await come('admin/audit', answered);
  expect([response.status, response.headers.get('location')]).toEqual([302, redirect]);
});

test('what nobody sends to a screen was not saved, and the login page can say so', async () => {
  const { headers } = await come('admin/audit', nobody, { method: 'POST' });
  expect(headers.get('location')).toBe('/login?returnTo=%2Fadmin%2Faudit%3Fpage%3D2&unsaved=1');
});

test('an admin comes in, is known to the page, and what comes is kept nowhere', async () => {
  const response = await come('admin/audit', me('ADMIN'));
  expect(await response.text()).toBe('Ploy');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a customer is turned away from what does not exist, too', async () => {
  expect((await come('admin/*', me('CUSTOMER'))).headers.get('location')).toBe('/unauthorized');
});

test('a server that does not answer is no reason to sign in again', async () => {
  const busy = { status: 503, body: { success: false, error: 'server.busy', message: 'Busy' } };
  await expect(come('admin/audit', busy)).rejects.toMatchObject({ init: { status: 503 } });
});
