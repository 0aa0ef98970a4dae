import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewPage } from '#contract/office/content.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { ensureDefaultPages } from './index.ts';
import { changePage } from './page-use-cases.ts';

let app: TestApp;
let staff: Person;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  staff = await signedInAs(app, { role: 'STAFF', firstName: 'Lek', lastName: 'Counter' });
});
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`truncate content_page cascade`));

const story = {
  slug: 'our-story',
  title: 'Our story',
  titleInThai: 'เรื่องของเรา',
  content: 'How **we** began.',
  contentInThai: 'เราเริ่มต้น**อย่างไร**',
  metaDescription: 'Who we are.',
};
const as = () => ({ headers: staff.headers });
const create = (values: Partial<NewPage> = {}) =>
  app.call('POST /cms/pages', { ...as(), body: { ...story, ...values } });
const made = async (values: Partial<NewPage> = {}) => (await create(values)).body.data;
const change = (id: string, body: object) => app.call('PUT /cms/pages/:id', { ...as(), params: { id }, body });
const find = (id: string) => app.call('GET /cms/pages/:id', { ...as(), params: { id } });
const versions = async (id: string) =>
  (await app.call('GET /cms/pages/:id/revisions', { ...as(), params: { id } })).body.data;
const restore = (id: string, version: number, seen?: number) =>
  app.call('POST /cms/pages/:id/revisions/:version/restore', {
    ...as(),
    params: { id, version: String(version) },
    body: { version: seen },
  });
const read = (slug: string) => app.call('GET /cms/pages/slug/:slug', { params: { slug } });
const preview = (slug: string, token: string) =>
  app.call('POST /cms/pages/slug/:slug/preview', { params: { slug }, body: { token } });
const log = async (id: string) => {
  const params = { subjectKind: 'page', subjectId: id };
  const { body } = await app.call('GET /admin/audit/:subjectKind/:subjectId', { ...as(), params });
  return body.data.map(({ action }) => action);
};

test('a new page is a draft in both languages, and staff alone see it', async () => {
  const { status, body } = await create();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    slug: 'our-story',
    title: 'Our story',
    titleInThai: 'เรื่องของเรา',
    content: 'How **we** began.',
    contentInThai: 'เราเริ่มต้น**อย่างไร**',
    metaDescription: 'Who we are.',
    metaDescriptionInThai: null,
    published: false,
    publishedAt: null,
    version: 1,
    previewUntil: null,
    lastUpdated: '2026-11-20T12:00:00+07:00',
    createdBy: 'Lek Counter',
    updatedBy: 'Lek Counter',
  });
  expect((await read('our-story')).status).toBe(404);
  expect((await find('our-story')).body.data).toEqual((await find(body.data.id)).body.data);
  expect(await log(body.data.id)).toEqual(['page.created']);
});

test.each([
  ['Our Story', 'our-story'],
  ['  Long   Term\tRental ', 'long-term-rental'],
  ['a--b-', 'a-b'],
])('the slug %j becomes %j', async (slug, saved) => expect((await made({ slug })).slug).toBe(saved));

test.each([
  ['ours & yours', 'Use letters from a to z, digits and hyphens'],
  ['เรา', 'Use letters from a to z, digits and hyphens'],
  ['../terms', 'Use letters from a to z, digits and hyphens'],
  ['---', 'Use letters from a to z, digits and hyphens'],
  ['x'.repeat(81), 'At most 80 characters'],
  ['Vehicles', 'This address belongs to a screen of the site'],
  ['admin', 'This address belongs to a screen of the site'],
])('the slug %j is refused', async (slug, sentence) => {
  const { status, problem } = await create({ slug });
  expect(status).toBe(422);
  expect(problem.messages).toEqual({ slug: sentence });
});

test('title, slug and content are required, spaces are none', async () => {
  const { status, problem } = await app.call('POST /cms/pages', {
    ...as(),
    body: { title: ' ', slug: '', content: '\n\n' },
  });
  expect(status).toBe(422);
  expect(Object.keys(problem.messages ?? {}).sort()).toEqual(['content', 'slug', 'title']);
});

test('a slug has one page, and is free again once that is archived', async () => {
  const { id } = await made();
  expect((await create({ slug: 'Our story' })).problem).toMatchObject({
    error: 'content.slug-taken',
    messages: { slug: 'Another page has this address' },
  });
  await app.call('DELETE /cms/pages/:id', { ...as(), params: { id } });
  expect((await create()).status).toBe(200);
});

test('publishing shows a page, unpublishing takes it back, and both are in the log', async () => {
  const { id } = await made();
  await change(id, { published: true });
  expect((await read('our-story')).body.data).toMatchObject({
    published: true,
    publishedAt: '2026-11-20T12:00:00+07:00',
  });
  await change(id, { published: false });
  expect((await read('our-story')).status).toBe(404);
  expect(await log(id)).toEqual(['page.unpublished', 'page.published', 'page.created']);
});

test('what is left out stays, an empty Thai part is none, and the slug does not change', async () => {
  const { id } = await made();
  const { body } = await change(id, { title: 'Our road', contentInThai: '  ', titleInThai: '' });
  expect(body.data).toMatchObject({
    title: 'Our road',
    titleInThai: null,
    content: 'How **we** began.',
    contentInThai: null,
    metaDescription: 'Who we are.',
    version: 2,
  });
  expect((await change(id, { slug: 'Our story' })).status).toBe(200);
  expect((await change(id, { slug: 'our-road' })).problem.messages).toEqual({
    slug: 'The address of a page cannot be changed',
  });
});

test('a text is kept as it was written, its spaces and lines too', async () => {
  const content = '  indented\n\n\tcode\r\n\nend  \n';
  expect((await made({ content })).content).toBe(content);
});

test('of two who change one page at once the second is told, and nothing is overwritten', async () => {
  const { id } = await made();
  const [first, second] = await Promise.all([
    change(id, { content: 'Mine.', version: 1 }),
    change(id, { content: 'Yours.', version: 1 }),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const refused = first.status === 409 ? first : second;
  expect(refused.problem.error).toBe('content.changed-meanwhile');
  const accepted = first.status === 200 ? first : second;
  expect((await find(id)).body.data.content).toBe(accepted.body.data.content);
  expect(await versions(id)).toHaveLength(2);
});

test('who changes a page while another change is under way waits for it, and is told', async () => {
  const { id } = await made();
  const late = await whileUncommitted(
    app,
    (ctx) => changePage(ctx, { id, change: { content: 'Mine.', version: 1 }, trees: {} }),
    () => change(id, { content: 'Yours.', version: 1 }),
  );
  expect([late.status, late.problem.error]).toEqual([409, 'content.changed-meanwhile']);
  expect((await find(id)).body.data).toMatchObject({ content: 'Mine.', version: 2 });
});

test('every save is a version: who, when, and what was changed; one that changes nothing is none', async () => {
  const { id } = await made();
  await change(id, { content: 'New.', published: true });
  await change(id, { content: 'New.' });
  expect(await versions(id)).toMatchObject([
    { version: 2, savedBy: 'Lek Counter', changed: ['content', 'published'], published: true, restoredFrom: null },
    { version: 1, savedBy: 'Lek Counter', changed: [], published: false },
  ]);
  expect((await find(id)).body.data.version).toBe(2);
  expect(await log(id)).toEqual(['page.published', 'page.created']);
});

test('a version is read with the one before it', async () => {
  const { id } = await made();
  await change(id, { content: 'New.', titleInThai: null });
  const one = (version: string) =>
    app.call('GET /cms/pages/:id/revisions/:version', { ...as(), params: { id, version } });
  expect((await one('2')).body.data).toMatchObject({
    version: 2,
    title: 'Our story',
    titleInThai: null,
    content: 'New.',
    before: { titleInThai: 'เรื่องของเรา', content: 'How **we** began.' },
  });
  expect((await one('1')).body.data.before).toBeNull();
  expect((await one('3')).problem.error).toBe('content.revision-not-found');
});

test('restoring brings the texts back as a new version, and leaves the page on the site', async () => {
  const { id } = await made();
  await change(id, { title: 'Our road', contentInThai: null, metaDescription: 'Other.', published: true });
  const { body } = await restore(id, 1, 2);
  expect(body.data).toMatchObject({
    title: 'Our story',
    contentInThai: story.contentInThai,
    metaDescription: 'Who we are.',
    version: 3,
    published: true,
  });
  expect((await versions(id))[0]).toMatchObject({ version: 3, restoredFrom: 1 });
  expect(await log(id)).toEqual(['page.restored', 'page.published', 'page.created']);
  expect((await restore(id, 1, 2)).problem.error).toBe('content.changed-meanwhile');
  expect((await restore(id, 9)).problem.error).toBe('content.revision-not-found');
});

test('an archived page leaves the site and the list, and its texts are kept', async () => {
  const { id } = await made({ published: true });
  const { body } = await app.call('DELETE /cms/pages/:id', { ...as(), params: { id } });
  expect(body).toMatchObject({ data: { removal: 'archived' }, message: 'Page archived' });
  expect((await read('our-story')).status).toBe(404);
  expect((await app.call('GET /cms/pages', as())).body.data).toEqual([]);
  expect((await find(id)).problem.error).toBe('content.page-not-found');
  expect((await app.db.execute(sql`select from content_revision where page_id = ${id}`)).rowCount).toBe(1);
  expect(await log(id)).toEqual(['page.archived', 'page.created']);
});

test('a default page that was archived does not come back by itself', async () => {
  await app.step(ensureDefaultPages);
  const { id } = (await find('news')).body.data;
  expect(await versions(id)).toMatchObject([{ version: 1, savedBy: null, changed: [] }]);
  await app.call('DELETE /cms/pages/:id', { ...as(), params: { id } });
  await app.step(ensureDefaultPages);
  expect((await find('news')).status).toBe(404);
});

test.each([
  ['STORY', ['our-story']],
  ['เรื่อง', ['our-story']],
  ['jobs-2', ['jobs-2']],
  ['%', []],
  ['', ['jobs-2', 'our-story']],
])('the search %j finds %j', async (search, slugs) => {
  await made();
  await made({ slug: 'jobs-2', title: 'Work with us', titleInThai: null });
  const { body } = await app.call('GET /cms/pages', { ...as(), query: { search } });
  expect(body.data.map(({ slug }) => slug)).toEqual(slugs);
});

const share = (id: string) => app.call('POST /cms/pages/:id/preview-link', { ...as(), params: { id } });
const tokenIn = (path: string) => path.split('#token=')[1] ?? '';

test('whoever has the link of a draft sees it, and no other page', async () => {
  const { id } = await made();
  await made({ slug: 'secret', title: 'Secret' });
  const { body } = await share(id);
  expect(body.data).toMatchObject({ until: '2026-11-27T12:00:00+07:00' });
  expect(body.data.path).toMatch(/^\/our-story\/preview#token=[\w-]{43}$/);
  const token = tokenIn(body.data.path);
  expect((await preview('our-story', token)).body.data).toMatchObject({ published: false, title: { en: 'Our story' } });
  expect((await preview('our-story', `${token}x`)).status).toBe(404);
  expect((await preview('secret', token)).status).toBe(404);
  const { rows } = await app.db.execute(sql`select content_preview::text as row from content_preview`);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await find(id)).body.data.previewUntil).toBe('2026-11-27T12:00:00+07:00');
});

test('the link ends after seven days, when it is withdrawn, when there is another, and with the draft', async () => {
  const { id } = await made();
  const opens = async (token: string) => (await preview('our-story', token)).status === 200;
  const first = tokenIn((await share(id)).body.data.path);
  const second = tokenIn((await share(id)).body.data.path);
  expect([await opens(first), await opens(second)]).toEqual([false, true]);

  const withdraw = () => app.call('DELETE /cms/pages/:id/preview-link', { ...as(), params: { id } });
  expect((await withdraw()).status).toBe(200);
  expect(await opens(second)).toBe(false);
  expect((await withdraw()).problem.error).toBe('content.no-preview-link');

  const third = tokenIn((await share(id)).body.data.path);
  await change(id, { published: true });
  expect((await share(id)).problem.error).toBe('content.already-published');
  await change(id, { published: false });
  expect(await opens(third)).toBe(false);

  const fourth = tokenIn((await share(id)).body.data.path);
  await app.db.execute(sql`update content_preview set expires_at = '2026-11-20T12:00:00+07:00'`);
  expect(await opens(fourth)).toBe(false);
  expect((await find(id)).body.data.previewUntil).toBeNull();
});

test('the preview is the page: the same HTML, with the same figures', async () => {
  const content = '# Terms\n\n{{graceMinutes}} minutes, <b>{{nonsense}}</b> {{siteName}}\n\n{{refundTable}}';
  await made({ content, published: true });
  const { body } = await app.call('POST /cms/preview', { ...as(), body: { content } });
  expect(body.data.html).toBe((await read('our-story')).body.data.html.en);
  expect(body.data.html).toContain('29 minutes');
  expect(body.data.unknown).toEqual(['nonsense']);
});

test('a block that comes thousands of times is shown three times, to readers and in the preview, which says so', async () => {
  const content = '{{refundTable}}\n\n'.repeat(4_900);
  await made({ content, published: true });
  const { data } = (await app.call('POST /cms/preview', { ...as(), body: { content } })).body;
  expect(data.html.match(/class="refund-scale"/g)).toHaveLength(3);
  expect([data.unknown, data.leftOut, data.isCut]).toEqual([[], ['refundTable'], false]);
  expect((await read('our-story')).body.data.html.en).toBe(data.html);
});

test('all that a text may name is told with what it is now', async () => {
  const { data } = (await app.call('GET /cms/placeholders', as())).body;
  expect(data.values).toContainEqual({ name: 'graceMinutes', value: { en: '29', th: '29' } });
  expect(data.blocks).toContain('refundTable');
});
