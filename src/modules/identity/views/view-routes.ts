import type { Serving } from '#platform/http/bind-endpoints.ts';
import { forgetOwnView, keepOwnView, ownViews } from './own-views.ts';

/** The views of the office's lists that each keeps for themselves. */
export const viewRoutes = ({ serve }: Serving): void => {
  serve('GET /admin/views', async (ctx, { query }) => ({ data: await ownViews(ctx, query.list) }));

  serve('POST /admin/views', async (ctx, { body }) => ({ data: await keepOwnView(ctx, body) }));

  serve('DELETE /admin/views/:id', async (ctx, { params }) => {
    await forgetOwnView(ctx, params.id);
    return { data: null };
  });
};
