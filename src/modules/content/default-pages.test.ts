import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { ensureDefaultPages } from './ensure-default-pages.ts';
import { linkKind } from './rules/links.ts';
import { readPageFile } from './rules/page-file.ts';
import { blockIn, isBlockName, piecesOf, unknownNames } from './rules/placeholders.ts';

const slugs = [
  ...['about', 'careers', 'contact', 'cookies', 'corporate', 'disclaimer', 'faq', 'guide', 'help', 'insurance'],
  ...['locations', 'long-term', 'news', 'privacy', 'terms'],
];
const folder = join(import.meta.dirname, 'default-pages');

const readFolder = async (language: string) => {
  const names = (await readdir(join(folder, language))).sort();
  return Promise.all(
    names.map(async (name) => ({ language, name, text: await readFile(join(folder, language, name), 'utf8') })),
  );
};

const files = (await Promise.all(['en', 'th'].map(readFolder))).flat();

test.each(['en', 'th'])('every default page is there in %s', (language) => {
  expect(files.filter((file) => file.language === language).map(({ name }) => name)).toEqual(
    slugs.map((slug) => `${slug}.md`),
  );
});

test.each(files)('$language/$name has a title, a description, and names only what exists', ({ text }) => {
  const { description, content } = readPageFile(text);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(unknownNames(content)).toEqual([]);
  expect(content).not.toMatch(/^# |<[a-z/!]|!\[/m);
  const paragraphs = content.split(/\n{2,}/);
  const blocksInText = paragraphs.filter(
    (one) => !blockIn(one) && piecesOf(one).some((piece) => 'name' in piece && isBlockName(piece.name)),
  );
  expect(blocksInText).toEqual([]);
});

const screens = ['/', '/vehicles', '/booking', '/booking/find', '/login', ...slugs.map((slug) => `/${slug}`)];

test.each(files)('the links of $language/$name lead somewhere', ({ text }) => {
  const addresses = [...text.matchAll(/\]\(([^)\s]*)\)/g)].map(([, address = '']) => address);
  const ours = addresses
    .filter((address) => linkKind(address) === 'ours')
    .map((address) => address.replace(/[?#].*$/, ''));
  expect(addresses.filter((address) => linkKind(address) === undefined)).toEqual([]);
  expect(ours.filter((path) => !screens.includes(path))).toEqual([]);
});

test.each(files.filter(({ name }) => name === 'help.md' || name === 'faq.md'))(
  '$language/$name says where a booking is found, changed and cancelled',
  ({ text, name }) => {
    const mentions = text.split('](/booking/find)').length - 1;
    expect(mentions).toBe(name === 'help.md' ? 3 : 2);
  },
);

let app: TestApp;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
});
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`truncate content_page cascade`));

const stored = async () => (await app.db.execute(sql`select * from content_page order by slug`)).rows;
const all = files.filter(({ language }) => language === 'en').map(({ name }) => name.replace(/\.md$/, ''));

test('the first start publishes every default page in both languages, and each is shown whole', async () => {
  await app.step(ensureDefaultPages);
  const { body } = await app.call('GET /cms/pages');
  expect(body.data.map(({ slug }) => slug)).toEqual(all);
  for (const { slug } of body.data) {
    const { data } = (await app.call('GET /cms/pages/slug/:slug', { params: { slug } })).body;
    expect(data).toMatchObject({ published: true, lastUpdated: '2026-11-20T12:00:00+07:00' });
    for (const shown of [data.html.en, data.html.th, data.title.th, data.metaDescription.th]) {
      expect(shown).toBeTruthy();
      expect(shown).not.toMatch(/\{\{|\}\}/);
    }
  }
});

test('a business without places, categories, cover or contacts shows no half sentence', async () => {
  await app.step(ensureDefaultPages);
  await app.step(({ tx }) => writeSettings(tx, 'general', { address: '' }));
  for (const slug of all) {
    const { html } = (await app.call('GET /cms/pages/slug/:slug', { params: { slug } })).body.data;
    for (const shown of [html.en, html.th ?? '']) {
      expect(shown, `${slug}: a colon before nothing`).not.toMatch(/:<\/p>\s*(<h\d|$)/);
      expect(shown, `${slug}: a label of nothing`).not.toMatch(/<li>[^<]*(: not yet|: ยังไม่มี|: <a href="\/contact">)/);
      expect(shown, `${slug}: a comma before nothing`).not.toMatch(/[,:] *[.,]|ที่อยู่ {2}/);
      expect(shown, `${slug}: an airport that is no place`).not.toMatch(/Suvarnabhumi|Don Mueang|สุวรรณภูมิ|ดอนเมือง/);
    }
  }
});

test('a later start changes nothing that the business changed, and brings nothing back', async () => {
  await app.step(ensureDefaultPages);
  await app.db.execute(sql`update content_page set title = 'Our own words' where slug = 'terms'`);
  await app.db.execute(sql`update content_page set archived_at = now() where slug = 'about'`);
  const before = await stored();
  await app.step(ensureDefaultPages);
  expect(await stored()).toEqual(before);
});

test('a page that is missing comes, whatever else is there', async () => {
  await app.step(ensureDefaultPages);
  await app.db.execute(sql`delete from content_page where slug = 'terms'`);
  await app.step(ensureDefaultPages);
  expect((await stored()).map(({ slug }) => slug)).toEqual(all);
});

test('processes that start together make each page once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => app.step(ensureDefaultPages)));
  expect((await stored()).map(({ slug }) => slug)).toEqual(all);
});

test('one slug has one page, unless the other is archived', async () => {
  await app.step(ensureDefaultPages);
  const again = () =>
    app.db.execute(sql`
    insert into content_page (slug, title, content, created_at, updated_at) values ('terms', 'T', 'C', now(), now())`);
  await expect(again()).rejects.toThrow();
  await app.db.execute(sql`update content_page set archived_at = now() where slug = 'terms'`);
  await again();
});
