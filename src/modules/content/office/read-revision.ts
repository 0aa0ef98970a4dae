import type { Context } from '#platform/context.ts';
import { findRevision } from '../revision-store.ts';
import { revisionNotFound } from '../rules/problems.ts';
import { readEdited } from './open-page.ts';

/** A version of a page, and the one before it. 404 */
export const readRevision = async (ctx: Context, { id, version }: { id: string; version: number }) => {
  await readEdited(ctx, id);
  const [revision, before] = await Promise.all([
    findRevision(ctx.tx, id, version),
    findRevision(ctx.tx, id, version - 1),
  ]);
  if (!revision) throw revisionNotFound();
  return { revision, before: before ?? null };
};
