import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { fullCover } from '#test/builders/extras.ts';
import { someCategories, someLocations } from '#test/builders/fleet.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addPages } from './page-store.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const { economy } = await someCategories(app.db);
  await fullCover(app.db, economy);
  await someLocations(app.db);
});
afterAll(() => app.close());

const at = Temporal.Instant.from('2026-11-02T03:00:00Z');

type NewPage = Parameters<typeof addPages>[1][number];

const page = (slug: string, values: Partial<NewPage> = {}): NewPage => ({
  slug,
  title: `The page ${slug}`,
  content: 'Lead.',
  published: true,
  publishedAt: at,
  createdAt: at,
  updatedAt: at,
  ...values,
});

const draft = { published: false, publishedAt: null };

beforeEach(async () => {
  await app.db.execute(sql`truncate content_page cascade`);
  await app.db.execute(sql`delete from setting`);
});

const read = async (slug: string) => (await app.call('GET /cms/pages/slug/:slug', { params: { slug } })).body.data;

test('a page shows its title, description, Markdown and HTML in both languages, and when it was updated', async () => {
  await addPages(app.db, [
    page('terms', {
      title: 'Rental terms',
      titleInThai: 'เงื่อนไขการเช่า',
      content: 'In *plain* words.\n\n## Deposit\n\nHeld.',
      contentInThai: 'เข้าใจง่าย\n\n## เงินประกัน',
      metaDescription: 'What holds.',
    }),
  ]);
  expect(await read('terms')).toMatchObject({
    slug: 'terms',
    title: { en: 'Rental terms', th: 'เงื่อนไขการเช่า' },
    metaDescription: { en: 'What holds.', th: null },
    content: { en: 'In *plain* words.\n\n## Deposit\n\nHeld.' },
    html: {
      en: '<p>In <em>plain</em> words.</p>\n<h2 id="section-deposit">Deposit</h2>\n<p>Held.</p>',
      th: '<p>เข้าใจง่าย</p>\n<h2 id="section-เงินประกัน">เงินประกัน</h2>',
    },
    lead: { en: '<p>In <em>plain</em> words.</p>', th: '<p>เข้าใจง่าย</p>' },
    sections: { en: [{ id: 'section-deposit', title: 'Deposit' }], th: [{ id: 'section-เงินประกัน' }] },
    questions: { en: [], th: [] },
    published: true,
    publishedAt: '2026-11-02T10:00:00+07:00',
    lastUpdated: '2026-11-02T10:00:00+07:00',
  });
});

test('a page without a Thai version has none', async () => {
  await addPages(app.db, [page('about')]);
  expect(await read('about')).toMatchObject({
    title: { th: null },
    html: { en: '<p>Lead.</p>', th: null },
    sections: { th: null },
  });
});

test('visitors and customers get what is published, staff get drafts too', async () => {
  await addPages(app.db, [page('news', draft), page('about'), page('gone', { archivedAt: at })]);
  const slugsFor = async (headers: Record<string, string>, query: { published?: 'true' } = {}) =>
    (await app.call('GET /cms/pages', { headers, query })).body.data.map(({ slug }) => slug);
  const statusFor = async (headers: Record<string, string>, slug: string) =>
    (await app.call('GET /cms/pages/slug/:slug', { headers, params: { slug } })).status;

  for (const headers of [{}, await signedIn(app, 'CUSTOMER')]) {
    expect(await slugsFor(headers)).toEqual(['about']);
    expect(await statusFor(headers, 'news')).toBe(404);
  }
  for (const headers of [await signedIn(app, 'STAFF'), await signedIn(app, 'ADMIN')]) {
    expect(await slugsFor(headers)).toEqual(['about', 'news']);
    expect(await slugsFor(headers, { published: 'true' })).toEqual(['about']);
    expect(await statusFor(headers, 'news')).toBe(200);
    expect(await statusFor(headers, 'gone')).toBe(404);
  }
});

test.each(['no-such-page', 'About', 'a b', '../terms', '%00'])('there is no page %j', async (slug) => {
  await addPages(app.db, [page('about')]);
  const { status, problem } = await app.call('GET /cms/pages/slug/:slug', { params: { slug } });
  expect(status).toBe(404);
  expect(problem).toMatchObject({ error: 'content.page-not-found', message: 'Page not found' });
});

test('the list is light: it has no texts', async () => {
  await addPages(app.db, [page('about', { metaDescription: 'Who we are.' })]);
  const { body } = await app.call('GET /cms/pages');
  expect(Object.keys(body.data[0] ?? {}).sort()).toEqual([
    'id',
    'lastUpdated',
    'metaDescription',
    'published',
    'slug',
    'title',
  ]);
});

test('a sentence is whole where the business entered neither number nor address', async () => {
  await addPages(app.db, [
    page('help', { content: 'Call {{emergencyPhone}}, or write to {{supportEmail}}. LINE: {{line}}' }),
  ]);
  const office = '<a href="/contact">our office</a>';
  expect((await read('help')).html.en).toBe(`<p>Call ${office}, or write to ${office}. LINE: not yet</p>`);
});

test('placeholders are filled with what holds now, and follow a change', async () => {
  await addPages(app.db, [
    page('terms', {
      content:
        '{{siteName}}: {{graceMinutes}} minutes, {{fullRefundHours}} and {{noRefundHours}} hours, {{taxRate}}% {{taxName}}, {{refundTime}}',
      contentInThai: '{{refundTime}} {{contactPhone}}',
    }),
  ]);
  expect((await read('terms')).html).toEqual({
    en: '<p>Saphan Car Rental: 29 minutes, 48 and 24 hours, 7% VAT, 3-5 business days</p>',
    th: '<p>3-5 วันทำการ <a href="/contact">สำนักงานของเรา</a></p>'.replace('3-5', '3–5'),
  });
  await writeSettings(app.db, 'booking', { graceMinutes: 15, cancellationPolicy: '72 hours' });
  await writeSettings(app.db, 'general', { siteName: '<b>Chao</b> *Phraya*', contactPhone: '02 555 0140' });
  const { html } = await read('terms');
  expect(html.en).toContain('&#x3C;b>Chao&#x3C;/b> *Phraya*: 15 minutes, 72 and 36 hours');
  expect(html.th).toContain('<a href="tel:025550140">02 555 0140</a>');
});

test('the address is in the language of the text, where the business wrote it', async () => {
  await addPages(app.db, [page('privacy', { content: '{{address}}', contentInThai: '{{address}}' })]);
  expect((await read('privacy')).html).toEqual({ en: '<p>Bangkok, Thailand</p>', th: '<p>Bangkok, Thailand</p>' });
  await writeSettings(app.db, 'general', { addressInThai: '88 ถนนสาทรใต้ กรุงเทพฯ 10120' });
  expect((await read('privacy')).html).toEqual({
    en: '<p>Bangkok, Thailand</p>',
    th: '<p>88 ถนนสาทรใต้ กรุงเทพฯ 10120</p>',
  });
});

test('the tables show the business’s own categories, covers, hours and places', async () => {
  const content = '{{depositTable}}\n\n{{coverTable}}\n\n{{hoursTable}}\n\n{{pickUpPoints}}\n\n{{refundTable}}';
  await addPages(app.db, [page('all', { content, contentInThai: content })]);
  const { html } = await read('all');
  const cellsOf = (text: string | null) =>
    [...(text ?? '').matchAll(/<tr>\n([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
      row
        .replaceAll(/<[^>]+>/g, '')
        .trim()
        .replaceAll('\n', ' | '),
    );
  expect(cellsOf(html.en)).toEqual([
    'Category | Security deposit | Minimum driver age',
    'Economy | ฿5,000 | 21',
    'Luxury Sedan | ฿20,000 | 21',
    'Cover | A day | You pay at most | Paid',
    'Full cover | ฿400 | nothing | online',
    'Location | Open',
    'Main office, Monday to Friday | 8:30–18:00',
    'Main office, Saturday | 9:00–17:00',
    'Main office, Sunday | 10:00–16:00',
    'Suvarnabhumi Airport | Open 24 hours',
  ]);
  expect(cellsOf(html.th)).toContain('ประหยัด | ฿5,000 | 21 ปี');
  expect(cellsOf(html.th)).toContain('สำนักงานใหญ่ วันจันทร์ถึงวันศุกร์ | 8:30–18:00');
  expect(html.en).toContain('<strong>Silom</strong></p>\n<p>1 Silom Road, Bangkok</p>\n<p>Open today 8:30–18:00</p>');
  expect(html.th).toContain('<strong>สีลม</strong></p>\n<p>1 ถนนสีลม กรุงเทพฯ 10500</p>');
  expect(html.th).toContain('<p>Bang Phli, Samut Prakan</p>');
  expect(html.en).toContain('<a href="/vehicles?location=Suvarnabhumi+Airport">Vehicles here</a>');
  expect(html.en).toContain(
    'href="https://www.google.com/maps/dir/?api=1&#x26;destination=Silom%2C+1+Silom+Road%2C+Bangkok" rel="noopener noreferrer"',
  );
  expect(html.en).toContain('<p><strong>Half</strong></p>\n<p>24 to 48 hours before pick-up</p>');
});

test('a package with different prices by category says from what to what', async () => {
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from category where slug = 'luxury'`);
  await app.db.execute(sql`
    insert into insurance_package_rate (package_id, category_id, daily_rate_satang)
    select id, ${rows[0]?.id}, ${fromBaht(650)} from insurance_package`);
  await addPages(app.db, [page('insurance', { content: '{{coverTable}}' })]);
  expect((await read('insurance')).html.en).toContain('<td align="right">฿400–650</td>');
});

test('the page of the locations names every place, also when its text does not', async () => {
  await addPages(app.db, [page('locations', { content: 'Where we are.\n\n## More' })]);
  const { html } = await read('locations');
  expect(html.en).toMatch(/^<p>Where we are\.<\/p>\n<ul class="places">[\s\S]*Silom[\s\S]*<\/ul>\n<h2/);
});

test('the questions of the page faq, and of no other, come with their answers', async () => {
  const content = '## Paying\n\n### May I pay in cash?\n\nYes, at the **desk**. Call {{siteName}}.';
  await addPages(app.db, [page('faq', { content }), page('help', { content })]);
  expect((await read('faq')).questions).toEqual({
    en: [{ question: 'May I pay in cash?', answer: 'Yes, at the desk. Call Saphan Car Rental.' }],
    th: null,
  });
  expect((await read('help')).questions).toEqual({ en: [], th: null });
});
