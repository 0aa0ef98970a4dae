import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { editedPageShape, revisionShape, textsShape } from './edited-page-shape.ts';
import { readPlaceholders } from './figures/read-figures.ts';
import {
  archivePage,
  changePage,
  createPage,
  readEditedPage,
  readRevision,
  restoreRevision,
} from './page-use-cases.ts';
import { showDraft } from './read-page.ts';
import { listRevisions } from './revision-store.ts';
import { slugProblems } from './rules/page-change.ts';
import { unknownNames } from './rules/placeholders.ts';
import { sharePreview, withdrawPreview } from './share-preview.ts';

/** The office's routes for the business's pages. */
export const contentOfficeRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /cms/placeholders', async (ctx) => ({ data: await readPlaceholders(ctx) }));

  serve('POST /cms/preview', async (ctx, { body }) => {
    const { html, leftOut, isCut } = await showDraft(ctx, body);
    return { data: { html, unknown: [...new Set(unknownNames(body.content))], leftOut: [...leftOut], isCut } };
  });

  serve('GET /cms/pages/:id', async (ctx, { params }) => ({
    data: editedPageShape(await readEditedPage(ctx, params.id), ctx.now),
  }));

  serve(
    'POST /cms/pages',
    async (ctx, { body }) => ({
      data: editedPageShape(await createPage(ctx, body), ctx.now),
      message: 'Page created',
    }),
    { alsoWrong: slugProblems },
  );

  serve('PUT /cms/pages/:id', async (ctx, { params, body }) => ({
    data: editedPageShape(await changePage(ctx, { id: params.id, change: body }), ctx.now),
    message: 'Page saved',
  }));

  serve('DELETE /cms/pages/:id', async (ctx, { params }) => {
    await archivePage(ctx, params.id);
    return { data: { removal: 'archived' as const }, message: 'Page archived' };
  });

  serve('GET /cms/pages/:id/revisions', async (ctx, { params }) => {
    const page = await readEditedPage(ctx, params.id);
    return { data: (await listRevisions(ctx.tx, page.id)).map(revisionShape) };
  });

  serve('GET /cms/pages/:id/revisions/:version', async (ctx, { params }) => {
    const { revision, before } = await readRevision(ctx, params);
    return { data: { ...revisionShape(revision), ...textsShape(revision), before: before && textsShape(before) } };
  });

  serve('POST /cms/pages/:id/revisions/:version/restore', async (ctx, { params, body }) => ({
    data: editedPageShape(await restoreRevision(ctx, { ...params, expectedVersion: body.version }), ctx.now),
    message: 'Page saved',
  }));

  serve('POST /cms/pages/:id/preview-link', async (ctx, { params }) => {
    const { path, until } = await sharePreview(ctx, params.id);
    return { data: { path, until: toBangkokText(until) } };
  });

  serve('DELETE /cms/pages/:id/preview-link', async (ctx, { params }) => {
    await withdrawPreview(ctx, params.id);
    return { data: { previewUntil: null }, message: 'Link withdrawn' };
  });
};
