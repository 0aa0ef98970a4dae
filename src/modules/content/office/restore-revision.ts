import type { Context } from '#platform/context.ts';
import { findRevision } from '../revision-store.ts';
import { refuseStalePage, withSent } from '../rules/page-change.ts';
import { revisionNotFound } from '../rules/problems.ts';
import { saveVersion } from './change-page.ts';
import type { EditedRow } from './edited-page-store.ts';
import { openPage } from './open-page.ts';

type Asked = Readonly<{ id: string; version: number; seen: number | undefined }>;

/**
 * Brings the texts of a version back as a new version. What is on the site stays there, and a draft stays a draft. 404;
 * 409 `content.changed-meanwhile`
 */
export const restoreRevision = async (ctx: Context, { id, version, seen }: Asked): Promise<EditedRow> => {
  const before = await openPage(ctx, id);
  refuseStalePage(seen, before);
  const revision = await findRevision(ctx.tx, id, version);
  if (!revision) throw revisionNotFound();
  const after = withSent(before, { ...revision, published: before.published });
  return saveVersion(ctx, { before, after, action: 'page.restored', restoredFrom: version });
};
