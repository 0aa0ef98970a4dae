import { isSlug, isTakenByScreen, slugFrom } from '#kernel/page-slug.ts';
import { badSlug, slugOfScreen, slugStays } from './problems.ts';

/** What a version of a page says. */
export type PageTexts = Readonly<{
  title: string;
  titleInThai: string | null;
  /** Markdown, as it was written. */
  content: string;
  contentInThai: string | null;
  metaDescription: string;
  metaDescriptionInThai: string | null;
  published: boolean;
}>;
type PageField = keyof PageTexts;

const pageFields: readonly PageField[] = [
  'title',
  'titleInThai',
  'content',
  'contentInThai',
  'metaDescription',
  'metaDescriptionInThai',
  'published',
];

/** The slug that a page gets: lowercase, hyphens for spaces. 422 with other signs, or where a screen lives. */
export const newSlug = (text: string): string => {
  const slug = slugFrom(text);
  if (!isSlug(slug)) throw badSlug();
  if (isTakenByScreen(slug)) throw slugOfScreen();
  return slug;
};

/** A page keeps its slug: links and search engines know it. */
export const refuseOtherSlug = (requested: string | undefined, { slug }: { slug: string }): void => {
  if (requested !== undefined && slugFrom(requested) !== slug) throw slugStays();
};

/** The page with what was sent of it; a part with nothing in it is none. */
export const withSent = (before: PageTexts, sent: { [Part in PageField]?: PageTexts[Part] | null | undefined }) => ({
  title: sent.title ?? before.title,
  titleInThai: partIn(sent.titleInThai, before.titleInThai),
  content: sent.content ?? before.content,
  contentInThai: partIn(sent.contentInThai, before.contentInThai),
  metaDescription: sent.metaDescription === undefined ? before.metaDescription : (sent.metaDescription ?? ''),
  metaDescriptionInThai: partIn(sent.metaDescriptionInThai, before.metaDescriptionInThai),
  published: sent.published ?? before.published,
});

const partIn = (sent: string | null | undefined, before: string | null): string | null => {
  const text = sent === undefined ? before : sent;
  return text === null || text.trim() === '' ? null : text;
};

export const changedParts = (before: PageTexts, after: PageTexts): PageField[] =>
  pageFields.filter((part) => before[part] !== after[part]);

/** Since when a page is published; null for a draft. */
export const publishedSince = (
  before: Readonly<{ published: boolean; publishedAt: Temporal.Instant | null }>,
  published: boolean,
  now: Temporal.Instant,
): Temporal.Instant | null => {
  if (!published) return null;
  return before.published ? before.publishedAt : now;
};

/** What the audit log calls a save: above all, whether the page came to the site or left it. */
export const saveAction = (before: PageTexts, after: PageTexts): string => {
  if (before.published === after.published) return 'page.changed';
  return after.published ? 'page.published' : 'page.unpublished';
};
