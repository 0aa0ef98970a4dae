import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../api/client.ts';
import { apiContext } from '../api/contexts.ts';
import { languageContext } from '../languages/language-context.ts';
import { decideLanguage } from './decide-language.ts';

const thaiBusiness = { success: true, data: { language: 'th' } };
const noAnswer = { success: false, error: 'server.failed', message: 'Server error occurred' };

const languageFor = async (path: string, headers: Record<string, string>, contact: object = thaiBusiness) => {
  const context = new RouterContextProvider();
  const status = contact === thaiBusiness ? 200 : 500;
  context.set(
    apiContext,
    createClient(async () => ({ status, headers: { get: () => null }, body: contact })),
  );
  const request = new Request(`http://site.example${path}`, { headers });
  const args = { request, context, params: {}, pattern: '/', url: new URL(request.url) };
  await decideLanguage(args, async () => new Response());
  return context.get(languageContext);
};

test.each([
  ['nothing', '/', {}],
  ['a language that we do not speak', '/?lang=fr', { 'accept-language': 'de-DE', cookie: 'language=xx' }],
])('a visitor who says %s reads what the business usually speaks', async (_, path, headers) => {
  expect(await languageFor(path, headers)).toBe('th');
});

test.each([
  ['the browser prefers', '/', { 'accept-language': 'en' }],
  ['the visitor chose', '/', { cookie: 'language=en' }],
  ['the address names', '/?lang=en', { cookie: 'language=th' }],
])('the language that %s comes before it', async (_, path, headers) => {
  expect(await languageFor(path, headers)).toBe('en');
});

test('a business that cannot be asked speaks English', async () => {
  expect(await languageFor('/', {}, noAnswer)).toBe('en');
});
