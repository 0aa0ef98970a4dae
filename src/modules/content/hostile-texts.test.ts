import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileMarkdown } from '#test/builders/hostile-markdown.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { readUnreadPages } from './read-unread-pages.ts';

let app: TestApp;
let staff: Record<string, string>;
let colleague: Record<string, string>;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  staff = await signedIn(app, 'STAFF');
  colleague = await signedIn(app, 'ADMIN');
  await create({ slug: 'terms', content: 'What **holds**.', published: true });
});
afterAll(() => app.close());

const [, hostile = ''] = hostileMarkdown(48_000)[0] ?? [];
const create = (body: { slug: string; content: string; contentInThai?: string; published?: boolean }) =>
  app.call('POST /cms/pages', { headers: staff, body: { title: 'A page', ...body } });
const read = (slug: string) => app.call('GET /cms/pages/slug/:slug', { params: { slug } });
const preview = (content: string, headers = staff) => app.call('POST /cms/preview', { headers, body: { content } });

test('a text that cannot be laid out in time is refused where it stands, and another request is answered meanwhile', async () => {
  let isRefused = false;
  const refusing = create({ slug: 'hostile', content: hostile, contentInThai: hostile }).finally(() => {
    isRefused = true;
  });
  expect((await read('terms')).status).toBe(200);
  expect(isRefused).toBe(false);
  const { status, problem } = await refusing;
  expect([status, problem.error]).toEqual([422, 'form.invalid']);
  expect(problem.fields).toMatchObject({
    content: { code: 'content.too-hard' },
    contentInThai: { code: 'content.too-hard' },
  });
  expect((await read('hostile')).status).toBe(404);
});

test('while ten such previews run, visitors read pages, and a colleague saves and looks at a preview', {
  timeout: 180_000,
}, async () => {
  let answered = 0;
  const previews = Array.from({ length: 10 }, async () => {
    const { status } = await preview(hostile);
    answered += 1;
    return status;
  });
  expect((await read('terms')).body.data.html.en).toBe('<p>What <strong>holds</strong>.</p>');
  expect((await create({ slug: 'meanwhile', content: 'Ours.', published: true })).status).toBe(200);
  expect((await read('meanwhile')).body.data.html.en).toBe('<p>Ours.</p>');
  expect((await preview('*Theirs*', colleague)).body.data.html).toBe('<p><em>Theirs</em></p>');
  expect(answered).toBeLessThan(10);
  expect(new Set(await Promise.all(previews))).toEqual(new Set([422]));
});

test('a preview and a restored version are refused for the same reasons', async () => {
  const deep = `${'> '.repeat(60)}deep`;
  const { problem } = await preview(deep);
  expect(problem.messages).toEqual({ content: 'Quotes, lists or marks are nested too deeply: nest them less' });
  const { problem: tooMany } = await preview('a\n\n'.repeat(6_000));
  expect(tooMany.messages).toEqual({
    content: 'A text has at most 10,000 paragraphs, list items, cells and marks: write it as several pages',
  });
  const { id } = (await create({ slug: 'restored', content: 'First.' })).body.data;
  await change(id, { content: 'Second.' });
  await app.db.execute(sql`update content_revision set content = ${deep} where page_id = ${id} and version = 1`);
  const restored = await app.call('POST /cms/pages/:id/revisions/:version/restore', {
    headers: staff,
    params: { id, version: '1' },
    body: { version: 2 },
  });
  expect([restored.status, Object.keys(restored.problem.fields ?? {})]).toEqual([422, ['content']]);
});

test('all that is wrong with a new page is told at once', async () => {
  const content = `${'> '.repeat(60)}deep`;
  const wrong = async (title: string) => {
    const { problem } = await app.call('POST /cms/pages', { headers: staff, body: { title, slug: 'a&b', content } });
    return Object.keys(problem.fields ?? {}).sort();
  };
  expect(await wrong('A page')).toEqual(['content', 'slug']);
  expect(await wrong('')).toEqual(['content', 'slug', 'title']);
});

const change = (id: string, body: object) => app.call('PUT /cms/pages/:id', { headers: staff, params: { id }, body });
const storedTrees = async (slug: string) => {
  const { rows } = await app.db.execute(
    sql`select trees, trees_version, version from content_page where slug = ${slug}`,
  );
  return rows[0];
};
const paragraphOf = (value: string) => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
});

test('a page is shown from what it was read to be when it was saved, in the language of each reader, with the figures of now', async () => {
  const content = 'After {{graceMinutes}} minutes.';
  const { id } = (await create({ slug: 'kept', content, contentInThai: 'ก {{graceMinutes}}', published: true })).body
    .data;
  expect(await storedTrees('kept')).toEqual({
    trees: { en: paragraphOf(content), th: paragraphOf('ก {{graceMinutes}}') },
    trees_version: 1,
    version: 1,
  });
  const trees = { en: paragraphOf('Kept, {{graceMinutes}}'), th: paragraphOf('เก็บ') };
  await app.db.execute(sql`update content_page set trees = ${JSON.stringify(trees)} where slug = 'kept'`);
  expect((await read('kept')).body.data.html).toEqual({ en: '<p>Kept, 29</p>', th: '<p>เก็บ</p>' });

  await change(id, { contentInThai: 'ข' });
  expect(await storedTrees('kept')).toMatchObject({ trees: { en: trees.en, th: paragraphOf('ข') }, trees_version: 2 });
  await change(id, { contentInThai: null });
  expect(await storedTrees('kept')).toMatchObject({ trees: { en: trees.en, th: null }, trees_version: 3 });
});

test('what nobody read when it was saved is read at the next start, and until then when it is asked for', async () => {
  const { id } = (await create({ slug: 'old', content: 'Old', published: true })).body.data;
  await app.db.execute(sql`update content_page set version = 2, content = '*Older*' where id = ${id}`);
  expect((await read('old')).body.data.html.en).toBe('<p><em>Older</em></p>');
  await readUnreadPages(app);
  expect(await storedTrees('old')).toMatchObject({
    trees: { en: { children: [{ children: [{ type: 'emphasis' }] }] } },
    trees_version: 2,
  });
});

test('in place of an old text that cannot be read, the last published version that can be is shown', async () => {
  const { id } = (await create({ slug: 'spoilt', content: 'First, as **published**.', published: true })).body.data;
  await change(id, { content: 'Second, a draft.', published: false });
  await change(id, { content: 'Third.', published: true });
  const deep = `${'> '.repeat(60)}deep`;
  await app.db.execute(
    sql`update content_page set content = ${deep}, trees = null, trees_version = null where id = ${id}`,
  );
  await app.db.execute(sql`update content_revision set content = ${deep} where page_id = ${id} and version = 3`);
  const shown = '<p>First, as <strong>published</strong>.</p>';
  expect((await read('spoilt')).body.data.html.en).toBe(shown);
  await readUnreadPages(app);
  expect(await storedTrees('spoilt')).toEqual({ trees: null, trees_version: 3, version: 3 });
  expect((await read('spoilt')).body.data.html.en).toBe(shown);
  await app.db.execute(sql`delete from content_revision where page_id = ${id} and version < 3`);
  await app.db.execute(sql`update content_page set content = content || '.' where id = ${id}`);
  expect((await read('spoilt')).body.data.html.en).toMatch(/^<p>(> ){59}> deep\.<\/p>$/);
});

test('what this release cannot render of what an earlier one read is read again', async () => {
  await create({ slug: 'foreign', content: 'A *text*.', published: true });
  const trees = { en: { type: 'root', children: [{ type: 'list' }] }, th: null };
  await app.db.execute(sql`update content_page set trees = ${JSON.stringify(trees)} where slug = 'foreign'`);
  expect((await read('foreign')).body.data.html.en).toBe('<p>A <em>text</em>.</p>');
});
