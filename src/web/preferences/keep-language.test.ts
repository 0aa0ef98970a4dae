import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { keepLanguage } from './keep-language.ts';

const page = { 'content-type': 'text/html; charset=utf-8' };
const thai = 'language=th; Path=/; Max-Age=31536000; SameSite=Lax';

const cookiesAfter = async (path: string, asked: RequestInit = {}, answer: Record<string, string> = page) => {
  const request = new Request(`http://site.example${path}`, asked);
  const args = { request, context: new RouterContextProvider(), params: {}, pattern: '/', url: new URL(request.url) };
  const response = await keepLanguage(args, async () => new Response(null, { headers: answer }));
  return response?.headers.getSetCookie();
};

test.each([
  ['a visitor without a choice', '/?lang=th', {}],
  ['a visitor who chose the other', '/vehicles?lang=th', { headers: { cookie: 'language=en' } }],
  ['a HEAD request', '/?lang=th', { method: 'HEAD' }],
])('the language of the address is kept for %s', async (_, path, asked) => {
  expect(await cookiesAfter(path, asked)).toEqual([thai]);
});

test.each([
  ['the address names none', '/', {}],
  ['the address names none that we speak', '/?lang=fr', {}],
  ['it is kept already', '/?lang=th', { headers: { cookie: 'language=th' } }],
  ['a form is sent', '/login?lang=th', { method: 'POST' }],
])('nothing is kept when %s', async (_, path, asked) => {
  expect(await cookiesAfter(path, asked)).toEqual([]);
});

test('a redirect keeps it too, since its target may not name it', async () => {
  expect(await cookiesAfter('/login?lang=th', {}, { location: '/' })).toEqual([thai]);
});

test.each(['text/x-script', 'application/xml'])('an answer of %s keeps nothing', async (type) => {
  expect(await cookiesAfter('/vehicles?lang=th', {}, { 'content-type': type })).toEqual([]);
});
