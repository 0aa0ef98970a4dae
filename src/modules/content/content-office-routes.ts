import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { editedPageShape, revisionShape, textsShape } from './edited-page-shape.ts';
import { readPlaceholders } from './figures/read-figures.ts';
import type { TextReader } from './markdown/text-reader.ts';
import { archivePage, readEditedPage, readRevision } from './page-use-cases.ts';
import { showDraft } from './read-page.ts';
import { listRevisions } from './revision-store.ts';
import { unknownNames } from './rules/placeholders.ts';
import { bringBackPage, newPageProblems, rewritePage, writePage } from './save-read-texts.ts';
import { sharePreview, withdrawPreview } from './share-preview.ts';

/** The office's routes for the business's pages. */
export const contentOfficeRoutes = ({ serve, serveInSteps }: EndpointBinders, reader: TextReader): void => {
  serve('GET /cms/placeholders', async (ctx) => ({ data: await readPlaceholders(ctx) }));

  serveInSteps('POST /cms/preview', async (steps, { body }) => {
    const { html, leftOut, isCut } = await showDraft(steps, reader, body);
    return { data: { html, unknown: [...new Set(unknownNames(body.content))], leftOut: [...leftOut], isCut } };
  });

  serve('GET /cms/pages/:id', async (ctx, { params }) => ({
    data: editedPageShape(await readEditedPage(ctx, params.id), ctx.now),
  }));

  serveInSteps(
    'POST /cms/pages',
    async (steps, { body }) => ({
      data: editedPageShape(await writePage(steps, reader, body), steps.now),
      message: 'Page created',
    }),
    { alsoWrong: (fields, { tx, now }) => newPageProblems(reader, { tx, now }, fields) },
  );

  serveInSteps('PUT /cms/pages/:id', async (steps, { params, body }) => ({
    data: editedPageShape(await rewritePage(steps, reader, { id: params.id, change: body }), steps.now),
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

  serveInSteps('POST /cms/pages/:id/revisions/:version/restore', async (steps, { params, body }) => {
    const request = { ...params, expectedVersion: body.version };
    return { data: editedPageShape(await bringBackPage(steps, reader, request), steps.now), message: 'Page saved' };
  });

  serve('POST /cms/pages/:id/preview-link', async (ctx, { params }) => {
    const { path, until } = await sharePreview(ctx, params.id);
    return { data: { path, until: toBangkokText(until) } };
  });

  serve('DELETE /cms/pages/:id/preview-link', async (ctx, { params }) => {
    await withdrawPreview(ctx, params.id);
    return { data: { previewUntil: null }, message: 'Link withdrawn' };
  });
};
