import { expect, test } from 'vitest';
import { pageContextAt } from '#test/builders/page-context.ts';
import { createClient } from '../api/client.ts';
import { apiContext } from '../api/contexts.ts';
import { action } from './change-preferences.ts';

const visitor = { status: 401, body: { success: false, error: 'auth.missing', message: 'Sign in' } };
const somebody = (language: string) => ({ status: 200, body: { success: true, data: { language } } });

const choose = async (choice: Record<string, string>, me: { status: number; body: unknown }) => {
  const calls: unknown[] = [];
  const context = pageContextAt('http://site.example');
  context.set(
    apiContext,
    createClient(async ({ method, path, body }) => {
      calls.push([method, path, body]);
      return { headers: { get: () => null }, ...me };
    }),
  );
  const request = new Request('http://site.example/preferences', { method: 'POST', body: new URLSearchParams(choice) });
  const url = new URL(request.url);
  const answer = await action({ request, context, params: {}, pattern: '/preferences', url });
  return { changes: calls.filter((call) => !String(call).startsWith('GET')), answer };
};

test('a language that somebody signed in chooses becomes that of their account', async () => {
  const { changes, answer } = await choose({ language: 'th', back: '/contact' }, somebody('en'));
  expect(changes).toEqual([['PUT', '/auth/profile', { language: 'th' }]]);
  expect(answer.headers.get('location')).toBe('/contact');
});

test.each([
  ['a visitor chooses a language', { language: 'th' }, visitor],
  ['somebody has that language already', { language: 'th' }, somebody('th')],
  ['somebody chooses a theme', { theme: 'dark' }, somebody('en')],
])('no account changes when %s', async (_, choice, me) => {
  expect((await choose(choice, me)).changes).toEqual([]);
});

test('an account that cannot be asked does not keep a page from changing its language', async () => {
  const { answer } = await choose({ language: 'th', back: '/contact' }, { status: 503, body: null });
  expect(answer.status).toBe(303);
  expect(answer.headers.getSetCookie().join()).toContain('language=th');
});
