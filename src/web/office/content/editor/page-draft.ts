import { slugFrom } from '#kernel/page-slug.ts';
import type { DataOf } from '../../../api/routes.ts';

export type Placeholders = DataOf<'GET /cms/placeholders'>;

/** The settings used in these texts, with their values. */
export const usedIn = ({ values }: Placeholders, texts: readonly string[]): Placeholders['values'] => {
  const named = new Set(texts.flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name)));
  return values.filter(({ name }) => named.has(name));
};

/** Used where the placeholders could not be loaded: the page can still be edited. */
export const noPlaceholders: Placeholders = { values: [], blocks: [] };

export type EditedPage = DataOf<'GET /cms/pages/:id'>;

/** A page as form fields. An empty Thai text means none. */
export type PageDraft = Readonly<{
  slug: string;
  title: string;
  titleInThai: string;
  content: string;
  contentInThai: string;
  metaDescription: string;
  metaDescriptionInThai: string;
  published: boolean;
}>;
export type DraftField = keyof PageDraft;

export const newPage: PageDraft = {
  slug: '',
  title: '',
  titleInThai: '',
  content: '',
  contentInThai: '',
  metaDescription: '',
  metaDescriptionInThai: '',
  published: false,
};

export const draftOf = (page: EditedPage): PageDraft => ({
  slug: page.slug,
  title: page.title,
  titleInThai: page.titleInThai ?? '',
  content: page.content,
  contentInThai: page.contentInThai ?? '',
  metaDescription: page.metaDescription,
  metaDescriptionInThai: page.metaDescriptionInThai ?? '',
  published: page.published,
});

/** The fields that differ, in form order. */
export const changedFields = (before: PageDraft, after: PageDraft): DraftField[] =>
  (Object.keys(newPage) as DraftField[]).filter((name) => before[name] !== after[name]);

/** Whether all required fields are filled in. */
export const isComplete = ({ title, slug, content }: PageDraft): boolean =>
  title.trim() !== '' && slugFrom(slug) !== '' && content.trim() !== '';

/** How many of a language's title and content are empty. */
export const missingParts = (title: string, content: string): number =>
  [title, content].filter((text) => text.trim() === '').length;

/** The request body, without the slug. */
export const sentOf = ({ slug: _, ...texts }: PageDraft) => texts;
