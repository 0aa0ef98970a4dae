import type { DataOf } from '../../../api/routes.ts';

type Version = DataOf<'GET /cms/pages/:id/revisions/:version'>;
export type PageParts = Pick<Version, 'title' | 'content' | 'metaDescription' | 'published'>;

export const nothing: PageParts = {
  title: { en: '', th: null },
  content: { en: '', th: null },
  metaDescription: { en: '', th: null },
  published: false,
};

/** A page as texts to compare, in the order of its form. */
export const partsOf = (
  { title, content, metaDescription, published }: PageParts,
  words: Readonly<{ on: string; off: string }>,
) => [
  { part: 'title', language: 'en', text: title.en } as const,
  { part: 'titleInThai', language: 'th', text: title.th ?? '' } as const,
  { part: 'content', language: 'en', text: content.en } as const,
  { part: 'contentInThai', language: 'th', text: content.th ?? '' } as const,
  { part: 'metaDescription', language: 'en', text: metaDescription.en } as const,
  { part: 'metaDescriptionInThai', language: 'th', text: metaDescription.th ?? '' } as const,
  { part: 'published', language: undefined, text: published ? words.on : words.off } as const,
];
