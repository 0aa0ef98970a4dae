import { expect, test } from 'vitest';
import { changedFields, draftOf, type EditedPage, isComplete, missingParts, newPage } from './page-draft.ts';

const page: EditedPage = {
  id: 'p',
  slug: 'terms',
  version: 3,
  published: true,
  publishedAt: null,
  previewUntil: null,
  lastUpdated: '2026-11-20T12:00:00+07:00',
  createdBy: null,
  updatedBy: null,
  title: 'Terms',
  titleInThai: null,
  content: 'Hello',
  contentInThai: 'สวัสดี',
  metaDescription: '',
  metaDescriptionInThai: null,
};

test('a page that nobody touched has no changes', () =>
  expect(changedFields(draftOf(page), draftOf(page))).toEqual([]));

test('what differs is told in the order of the form', () =>
  expect(changedFields(draftOf(page), { ...draftOf(page), published: false, titleInThai: 'ข้อกำหนด' })).toEqual([
    'titleInThai',
    'published',
  ]));

test.each([
  [{}, false],
  [{ title: 'T', slug: 't', content: 'C' }, true],
  [{ title: ' ', slug: 't', content: 'C' }, false],
  [{ title: 'T', slug: '-', content: 'C' }, false],
  [{ title: 'T', slug: 't', content: '\n' }, false],
])('with %j it can be saved: %s', (values, can) => expect(isComplete({ ...newPage, ...values })).toBe(can));

test.each([
  ['', ' ', 2],
  ['ข้อกำหนด', '', 1],
  ['ข้อกำหนด', 'สวัสดี', 0],
] as const)('of %j and %j %d are missing', (title, content, count) => expect(missingParts(title, content)).toBe(count));
