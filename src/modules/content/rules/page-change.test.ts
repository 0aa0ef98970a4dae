import { expect, test } from 'vitest';
import { newSlug, type PageTexts, publishedSince, saveAction, withSent } from './page-change.ts';

const page: PageTexts = {
  title: 'Terms',
  titleInThai: null,
  content: 'Hello',
  contentInThai: 'สวัสดี',
  metaDescription: '',
  metaDescriptionInThai: null,
  published: false,
};
const at = (text: string) => Temporal.Instant.from(`${text}T12:00+07:00`);

test.each([
  ['Our Story', 'our-story'],
  ['a--b-', 'a-b'],
  ['contact', 'contact'],
])('%j becomes the slug %j', (text, slug) => expect(newSlug(text)).toBe(slug));

test.each(['ours & yours', 'เรา', '', '-', 'Vehicles', 'not-found'])('%j is no slug of a page', (text) =>
  expect(() => newSlug(text)).toThrow(),
);

test.each([
  [{}, {}],
  [{ title: 'Our terms' }, { title: 'Our terms' }],
  [{ contentInThai: ' \n' }, { contentInThai: null }],
  [{ contentInThai: null }, { contentInThai: null }],
  [{ metaDescription: null }, { metaDescription: '' }],
  [{ published: true }, { published: true }],
])('sent %j changes %j', (sent, changed) => expect(withSent(page, sent)).toEqual({ ...page, ...changed }));

test('a page is published since it came to the site, not since its last change', () => {
  const [first, now] = [at('2026-11-02'), at('2026-11-20')];
  expect(publishedSince({ published: false, publishedAt: null }, true, now)).toBe(now);
  expect(publishedSince({ published: true, publishedAt: first }, true, now)).toBe(first);
  expect(publishedSince({ published: true, publishedAt: first }, false, now)).toBeNull();
});

test.each([
  [false, true, 'page.published'],
  [true, false, 'page.unpublished'],
  [true, true, 'page.changed'],
] as const)('published %s, then %s: %s', (before, after, action) =>
  expect(saveAction({ ...page, published: before }, { ...page, published: after })).toBe(action),
);
