import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints } from './endpoint.ts';
import { BangkokDateTime, BothLanguages, Id } from './fields.ts';

const inBothLanguages = <Shape extends z.ZodType>(shape: Shape) => z.object({ en: shape, th: shape.nullable() });

export const PageSummaryShape = z.object({
  id: Id,
  slug: z.string(),
  title: BothLanguages,
  /** May be empty. */
  metaDescription: BothLanguages,
  published: z.boolean(),
  lastUpdated: BangkokDateTime,
});
export type PageSummaryShape = z.infer<typeof PageSummaryShape>;

/** A heading of the second level, with the id by which the page links to it. */
export const PageSectionShape = z.object({ id: z.string(), title: z.string() });
export type PageSectionShape = z.infer<typeof PageSectionShape>;

/** Plain text. */
export const QuestionShape = z.object({ question: z.string(), answer: z.string() });
export type QuestionShape = z.infer<typeof QuestionShape>;

export const PageShape = PageSummaryShape.extend({
  /** The source: Markdown with placeholders. */
  content: BothLanguages,
  /** Rendered: sanitised HTML, the placeholders replaced by current values. */
  html: BothLanguages,
  /** The paragraph that `html` begins with; empty when it begins with anything else. */
  lead: BothLanguages,
  sections: inBothLanguages(z.array(PageSectionShape)),
  /** Empty except for the page `faq`. */
  questions: inBothLanguages(z.array(QuestionShape)),
  publishedAt: BangkokDateTime.nullable(),
});
export type PageShape = z.infer<typeof PageShape>;

const PageSlug = z.object({ slug: z.string().min(1).max(200) });

export const contentEndpoints = endpoints({
  'GET /cms/pages': {
    summary: 'The published content pages; for staff also drafts, unless `published=true`',
    access: 'public',
    query: z.object({
      published: z.literal('true', problemText('list.published')).optional(),
      /** Part of the title or the slug, case-insensitive. */
      search: z.string().trim().max(100).optional(),
    }),
    reply: answer(z.array(PageSummaryShape)),
  },
  'GET /cms/pages/slug/:slug': {
    summary:
      'One content page by its slug; 404 `content.page-not-found` if there is none that the caller may see. Only staff see a draft',
    access: 'public',
    params: PageSlug,
    reply: answer(PageShape),
  },
  'POST /cms/pages/slug/:slug/preview': {
    summary:
      'As `GET /cms/pages/slug/:slug`, also a draft to callers with the `token` of its preview link, which stands in no address; 404 `content.page-not-found`',
    access: 'public',
    reads: true,
    params: PageSlug,
    body: z.object({ token: z.string().max(200) }),
    reply: answer(PageShape),
  },
});
