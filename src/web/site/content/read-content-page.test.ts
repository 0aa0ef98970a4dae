import { expect, test } from 'vitest';
import { createClient } from '../../api/client.ts';
import { readContentPage } from './read-content-page.ts';

const terms = {
  slug: 'terms',
  title: { en: 'Rental terms', th: 'เงื่อนไขการเช่า' },
  metaDescription: { en: 'What holds.', th: null },
  content: { en: 'In words.\n\n## Deposit', th: 'เข้าใจง่าย' },
  html: { en: '<p>In words.</p>\n<h2 id="section-deposit">Deposit</h2>', th: '<p>เข้าใจง่าย</p>' },
  lead: { en: '<p>In words.</p>', th: '<p>เข้าใจง่าย</p>' },
  sections: { en: [{ id: 'section-deposit', title: 'Deposit' }], th: [] },
  questions: { en: [{ question: 'Why?', answer: 'Because.' }], th: [] },
  published: true,
  lastUpdated: '2026-11-02T10:00:00+07:00',
};

const reading = (language: 'en' | 'th', data: object | null, status = 200) =>
  readContentPage(
    createClient(async () => ({ status, headers: { get: () => null }, body: { success: status === 200, data } })),
    'terms',
    language,
  );

test('the browser gets the shown language alone, and no Markdown', async () => {
  const page = await reading('th', terms);
  expect(page).toEqual({
    slug: 'terms',
    language: 'th',
    title: 'เงื่อนไขการเช่า',
    description: '',
    lead: '<p>เข้าใจง่าย</p>',
    body: '',
    sections: [],
    questions: [],
    lastUpdated: '2026-11-02T10:00:00+07:00',
    isDraft: false,
  });
  expect(JSON.stringify(page)).not.toMatch(/Rental|In words|##/);
});

test('in English the lead stands apart from what follows it', async () => {
  expect(await reading('en', terms)).toMatchObject({
    language: 'en',
    lead: '<p>In words.</p>',
    body: '\n<h2 id="section-deposit">Deposit</h2>',
    sections: [{ id: 'section-deposit' }],
    questions: [{ question: 'Why?' }],
  });
});

test.each([
  ['text', { html: { ...terms.html, th: null } }],
  ['title', { title: { ...terms.title, th: null } }],
])('without a Thai %s the whole page is in English, and says so', async (_, values) => {
  const page = await reading('th', { ...terms, ...values });
  expect(page).toMatchObject({ language: 'en', title: 'Rental terms', lead: '<p>In words.</p>' });
});

test('a draft that staff look at says that it is one', async () => {
  expect(await reading('en', { ...terms, published: false })).toMatchObject({ isDraft: true });
});

test.each([
  ['a page that is missing', 404, 404],
  ['a slug that cannot be one', 422, 404],
  ['a server that fails', 500, 503],
])('%s is answered %d with %d', async (_, status, answered) => {
  await expect(reading('en', null, status)).rejects.toMatchObject({ init: { status: answered } });
});
