import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pageContextAt } from '#test/builders/page-context.ts';
import { createClient } from '../api/client.ts';
import { apiContext } from '../api/contexts.ts';
import { languageContext } from '../languages/language-context.ts';
import { decideLanguage, keepLanguage } from './language-middleware.ts';

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

const page = { 'content-type': 'text/html; charset=utf-8' };
const thai = 'language=th; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax';

const cookiesAfter = async (path: string, init: RequestInit = {}, answer: Record<string, string> = page) => {
  const request = new Request(`http://site.example${path}`, init);
  const args = {
    request,
    context: pageContextAt('http://site.example'),
    params: {},
    pattern: '/',
    url: new URL(request.url),
  };
  const response = await keepLanguage(args, async () => new Response(null, { headers: answer }));
  return response?.headers.getSetCookie();
};

test.each([
  ['a visitor without a choice', '/?lang=th', {}],
  ['a visitor who chose the other', '/vehicles?lang=th', { headers: { cookie: 'language=en' } }],
  ['a HEAD request', '/?lang=th', { method: 'HEAD' }],
])('the language of the address is kept for %s', async (_, path, init) => {
  expect(await cookiesAfter(path, init)).toEqual([thai]);
});

test.each([
  ['the address names none', '/', {}],
  ['the address names none that we speak', '/?lang=fr', {}],
  ['it is kept already', '/?lang=th', { headers: { cookie: 'language=th' } }],
  ['a form is sent', '/login?lang=th', { method: 'POST' }],
])('nothing is kept when %s', async (_, path, init) => {
  expect(await cookiesAfter(path, init)).toEqual([]);
});

test('a redirect keeps it too, since its target may not name it', async () => {
  expect(await cookiesAfter('/login?lang=th', {}, { location: '/' })).toEqual([thai]);
});

test.each(['text/x-script', 'application/xml'])('an answer of %s keeps nothing', async (type) => {
  expect(await cookiesAfter('/vehicles?lang=th', {}, { 'content-type': type })).toEqual([]);
});
