import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyAttack, markdownAttacks } from '#test/builders/markdown-attacks.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { wrongIn } from '#test/builders/wrong-in-html.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let headers: Record<string, string>;
let id: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  headers = await signedIn(app, 'STAFF');
  const body = { slug: 'faq', title: '<img src=x onerror=alert(1)>', content: 'x', published: true };
  id = (await app.call('POST /cms/pages', { headers, body })).body.data.id;
});
afterAll(() => app.close());

const shown = async (content: string) => {
  const texts = { content, contentInThai: content, titleInThai: 'ก' };
  await app.call('PUT /cms/pages/:id', { headers, params: { id }, body: texts });
  return (await app.call('GET /cms/pages/slug/:slug', { params: { slug: 'faq' } })).body.data;
};
const previewed = async (content: string, language: 'en' | 'th') =>
  (await app.call('POST /cms/preview', { headers, body: { content, language, slug: 'faq' } })).body.data.html;

test('there are more than sixty ways, each another', () => {
  expect(new Set(markdownAttacks).size).toBe(markdownAttacks.length);
  expect(markdownAttacks.length).toBeGreaterThan(60);
});

test.each([...markdownAttacks, everyAttack])('neither the page nor its preview lets %j through', async (attack) => {
  const { html, lead } = await shown(attack);
  for (const one of [html.en, html.th ?? '', lead.en, lead.th ?? '']) expect(wrongIn(one)).toEqual([]);
  expect(await previewed(attack, 'en')).toBe(html.en);
  expect(await previewed(attack, 'th')).toBe(html.th);
});
