import { isSlug, isTakenByScreen, LONGEST_SLUG, slugFrom } from '#kernel/page-slug.ts';
import { type FieldProblems, fieldProblem, refuseWrong } from '#kernel/problem.ts';
import { slugStays } from './problems.ts';

/** The contents of a version of a page. */
export type PageTexts = Readonly<{
  title: string;
  titleInThai: string | null;
  /** Unrendered Markdown. */
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

/**
 * Makes a slug from a text: lower case, with hyphens for spaces. 422 for other characters, and for the address of a
 * screen.
 */
export const newSlug = (text: string): string => {
  refuseWrong(slugProblems({ slug: text }));
  return slugFrom(text);
};

/** What is wrong with the slug of a new page as it was typed. */
export const slugProblems = ({ slug: text }: { slug?: string | undefined }): FieldProblems => {
  if (text === undefined) return {};
  const slug = slugFrom(text);
  if (slug.length > LONGEST_SLUG) return { slug: fieldProblem('field.too-long', { max: LONGEST_SLUG }) };
  if (!isSlug(slug)) return { slug: fieldProblem('content.slug-signs') };
  return isTakenByScreen(slug) ? { slug: fieldProblem('content.slug-of-screen') } : {};
};

/** 422 if a request changes a page's slug: links and search engines use it. */
export const refuseOtherSlug = (requested: string | undefined, { slug }: { slug: string }): void => {
  if (requested !== undefined && slugFrom(requested) !== slug) throw slugStays();
};

/** Applies the given fields to a page's texts; an empty optional text becomes null. */
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

/** Since when a page has been published; null for a draft. */
export const publishedSince = (
  before: Readonly<{ published: boolean; publishedAt: Temporal.Instant | null }>,
  published: boolean,
  now: Temporal.Instant,
): Temporal.Instant | null => {
  if (!published) return null;
  return before.published ? before.publishedAt : now;
};

/** The audit log action of a save, which says above all whether the page was published or unpublished. */
export const saveAction = (before: PageTexts, after: PageTexts): string => {
  if (before.published === after.published) return 'page.changed';
  return after.published ? 'page.published' : 'page.unpublished';
};
