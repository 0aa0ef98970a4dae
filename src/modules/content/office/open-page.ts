import type { Context } from '#platform/context.ts';
import { pageNotFound } from '../rules/problems.ts';
import { type EditedRow, findEdited, lockPage } from './edited-page-store.ts';

/** A page by its id or slug. 404 `content.page-not-found` */
export const readEdited = async ({ tx }: Pick<Context, 'tx'>, named: string): Promise<EditedRow> => {
  const page = await findEdited(tx, named);
  if (!page) throw pageNotFound();
  return page;
};

/** The same, held against whoever changes it at the same time. */
export const openPage = async (ctx: Context, id: string): Promise<EditedRow> => {
  await lockPage(ctx.tx, id);
  return readEdited(ctx, id);
};
