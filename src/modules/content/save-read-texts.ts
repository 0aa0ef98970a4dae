import type { NewPage } from '#contract/office/content.ts';
import { type FieldProblems, refuseWrong } from '#kernel/problem.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { EditedRow } from './edited-page-store.ts';
import { readContentFigures } from './figures/read-figures.ts';
import type { TextReader } from './markdown/text-reader.ts';
import {
  changePage,
  createPage,
  type PageToChange,
  type RestoreRequest,
  readEditedPage,
  readRevision,
  restoreRevision,
} from './page-use-cases.ts';
import { readTexts } from './read-texts.ts';
import { slugProblems } from './rules/page-change.ts';

// Texts are read before the transaction that saves them, which would otherwise hold a page's lock meanwhile.

/** `createPage`, once its texts are read. 422 for a text that cannot be. */
export const writePage = async (steps: Steps, reader: TextReader, page: NewPage): Promise<EditedRow> => {
  const { trees, problems } = await readTexts(reader, await steps.step(readContentFigures), page);
  refuseWrong({ ...slugProblems(page), ...problems });
  return steps.step((ctx) => createPage(ctx, { page, trees }));
};

/** What is wrong with the slug and the texts of a new page. */
export const newPageProblems = async (
  reader: TextReader,
  ctx: Pick<Context, 'tx' | 'now'>,
  { slug = '', ...texts }: Partial<NewPage>,
): Promise<FieldProblems> => {
  const { problems } = await readTexts(reader, await readContentFigures(ctx), { slug, ...texts });
  return { ...(slug && slugProblems({ slug })), ...problems };
};

/** `changePage`, once the texts that are sent are read. 422 for a text that cannot be. */
export const rewritePage = async (steps: Steps, reader: TextReader, page: PageToChange): Promise<EditedRow> => {
  const { slug, figures } = await steps.step(async (ctx) => ({
    slug: (await readEditedPage(ctx, page.id)).slug,
    figures: await readContentFigures(ctx),
  }));
  const { trees, problems } = await readTexts(reader, figures, { ...page.change, slug });
  refuseWrong(problems);
  return steps.step((ctx) => changePage(ctx, { ...page, trees }));
};

/** `restoreRevision`, once its texts are read. 422 for a text that cannot be. */
export const bringBackPage = async (steps: Steps, reader: TextReader, request: RestoreRequest): Promise<EditedRow> => {
  const { texts, figures } = await steps.step(async (ctx) => {
    const { slug } = await readEditedPage(ctx, request.id);
    const { revision } = await readRevision(ctx, request);
    return { texts: { ...revision, slug }, figures: await readContentFigures(ctx) };
  });
  const { trees, problems } = await readTexts(reader, figures, texts);
  refuseWrong(problems);
  return steps.step((ctx) => restoreRevision(ctx, { ...request, trees }));
};
