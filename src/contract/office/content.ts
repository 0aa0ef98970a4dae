import { z } from 'zod';
import { hasSomethingToRead } from '#kernel/people.ts';
import { blockNames, valueNames } from '#kernel/placeholder-names.ts';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints } from '../endpoint.ts';
import { BangkokDateTime, Id, numberText } from '../fields.ts';
import { required } from '../people.ts';

const LONGEST_TEXT = 100_000;
const TOO_LONG = problemText('field.too-long', { max: 100_000 });

/** Saved unchanged, except that a text of only whitespace counts as empty. */
const Markdown = z.string(problemText('content.text-required')).max(LONGEST_TEXT, TOO_LONG);

const Optional = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, problemText('field.too-long', { max: longest }))
    .nullable()
    .optional();

/** The texts of a page. Thai fields are empty or omitted if there is no Thai version. */
const PageTexts = z.object({
  title: required('content.title-required', 200),
  titleInThai: Optional(200),
  content: Markdown.refine(hasSomethingToRead, problemText('content.content-required')),
  contentInThai: Markdown.nullable().optional(),
  /** 160 characters are recommended, not enforced. */
  metaDescription: Optional(1000),
  metaDescriptionInThai: Optional(1000),
  published: z.boolean(problemText('content.published')).optional(),
});

export const NewPage = PageTexts.extend({ slug: required('content.slug-required', 200) });
export type NewPage = z.output<typeof NewPage>;

/** Omitted fields keep their values. `version` is the version last read; without it there is no conflict check. */
export const PageChange = PageTexts.partial().extend({
  /** Accepted only if unchanged: the slug of a page is permanent. */
  slug: z.string().max(200).optional(),
  version: z.int().optional(),
});
export type PageChange = z.output<typeof PageChange>;

/** Fields of a page that a version can change. */
export const PagePart = z.enum([
  ...(['title', 'titleInThai', 'content', 'contentInThai'] as const),
  ...(['metaDescription', 'metaDescriptionInThai', 'published'] as const),
]);
export type PagePart = z.infer<typeof PagePart>;

const Texts = {
  title: z.string(),
  titleInThai: z.string().nullable(),
  /** The source: Markdown with placeholders. */
  content: z.string(),
  contentInThai: z.string().nullable(),
  metaDescription: z.string(),
  metaDescriptionInThai: z.string().nullable(),
  published: z.boolean(),
};

/** A page in the editor, with its texts as a change sends them. */
export const EditedPage = z.object({
  id: Id,
  slug: z.string(),
  ...Texts,
  version: z.int(),
  lastUpdated: BangkokDateTime,
  /** Names of staff; null for the system itself. */
  createdBy: z.string().nullable(),
  updatedBy: z.string().nullable(),
  publishedAt: BangkokDateTime.nullable(),
  /** When the preview link expires; null if there is none. */
  previewUntil: BangkokDateTime.nullable(),
});
export type EditedPage = z.infer<typeof EditedPage>;

export const RevisionSummary = z.object({
  version: z.int(),
  savedAt: BangkokDateTime,
  /** Null for the system itself. */
  savedBy: z.string().nullable(),
  published: z.boolean(),
  /** Fields that differ from the previous version; empty for the first. */
  changed: z.array(PagePart),
  /** The earlier version that was restored; null if none was. */
  restoredFrom: z.int().nullable(),
});
export type RevisionSummary = z.infer<typeof RevisionSummary>;

const PageVersion = z.object({ id: Id, version: numberText(z.number().int().min(1).max(1_000_000)) });

export const contentOfficeEndpoints = endpoints({
  'GET /cms/placeholders': {
    summary: 'The placeholders for texts, each with its current value; tables and lists have no value',
    access: 'staff',
    reply: answer(
      z.object({
        values: z.array(z.object({ name: z.enum(valueNames), value: z.object({ en: z.string(), th: z.string() }) })),
        blocks: z.array(z.enum(blockNames)),
      }),
    ),
  },
  'GET /cms/pages/:id': {
    summary: 'A page for editing, by its id or slug; 404 `content.page-not-found`',
    access: 'staff',
    params: z.object({ id: z.string().min(1).max(200) }),
    reply: answer(EditedPage),
  },
  'POST /cms/pages': {
    summary:
      'Creates a page, a draft unless `published`. The slug is lowercased, spaces become hyphens; 409 `content.slug-taken`, 422 for a slug with other characters, or of a screen of the product',
    access: 'staff',
    body: NewPage,
    reply: answer(EditedPage),
  },
  'PUT /cms/pages/:id': {
    summary:
      'Saves the fields sent as a new version of the page, unless nothing changed; 404, 409 `content.changed-meanwhile` if the page has changed since `version`, 422 for another slug',
    access: 'staff',
    readBy: 'GET /cms/pages/:id',
    params: z.object({ id: Id }),
    body: PageChange,
    reply: answer(EditedPage),
  },
  'DELETE /cms/pages/:id': {
    summary: 'Archives a page: it leaves the site and the list, its versions are kept; 404 `content.page-not-found`',
    access: 'staff',
    params: z.object({ id: Id }),
    reply: answer(z.object({ removal: z.literal('archived') })),
  },
  'GET /cms/pages/:id/revisions': {
    summary: 'Every version of a page, the newest first, without the texts; 404 `content.page-not-found`',
    access: 'staff',
    params: z.object({ id: Id }),
    reply: answer(z.array(RevisionSummary)),
  },
  'GET /cms/pages/:id/revisions/:version': {
    summary:
      'One version of a page, with the texts of the version `before` (null for the first); 404 `content.revision-not-found`',
    access: 'staff',
    params: PageVersion,
    reply: answer(RevisionSummary.extend({ ...Texts, before: z.object(Texts).nullable() })),
  },
  'POST /cms/pages/:id/revisions/:version/restore': {
    summary:
      'Restores the texts of a version as a new version, and does not publish or unpublish the page. 404, 409 `content.changed-meanwhile`',
    access: 'staff',
    params: PageVersion,
    body: z.object({ version: z.int().optional() }),
    reply: answer(EditedPage),
  },
  'POST /cms/preview': {
    summary:
      'Renders a text as its page would show it: sanitised HTML with placeholders filled. `unknown` are names of no placeholder, `leftOut` placeholders used too often to be filled each time; `isCut` if the text is too long and was cut',
    access: 'staff',
    reads: true,
    body: z.object({
      content: Markdown,
      language: z.enum(['en', 'th']).default('en'),
      /** Needed for pages that render more than their text. */
      slug: z.string().max(200).default(''),
    }),
    reply: answer(
      z.object({ html: z.string(), unknown: z.array(z.string()), leftOut: z.array(z.string()), isCut: z.boolean() }),
    ),
    perMinute: 240,
  },
  'POST /cms/pages/:id/preview-link': {
    summary:
      'Creates a link that shows a draft to anyone who has it, for 7 days; an earlier link stops working. 404, 409 `content.already-published`',
    access: 'staff',
    params: z.object({ id: Id }),
    reply: answer(z.object({ path: z.string(), until: BangkokDateTime })),
  },
  'DELETE /cms/pages/:id/preview-link': {
    summary: 'Withdraws the link to a draft; 404 `content.no-preview-link` without one',
    access: 'staff',
    params: z.object({ id: Id }),
    reply: answer(z.object({ previewUntil: z.null() })),
  },
});
