import type { Serving } from '#platform/http/bind-endpoints.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './own-sessions.ts';

/** Where the caller is signed in. */
export const sessionRoutes = ({ serve }: Serving): void => {
  serve('GET /auth/sessions', async (ctx) => ({ data: await ownSessions(ctx) }));

  serve('DELETE /auth/sessions/:id', async (ctx, { params }) => {
    await endOwnSession(ctx, params.id);
    return { data: null };
  });

  serve('DELETE /auth/sessions', async (ctx) => {
    await endOtherSessions(ctx);
    return { data: null };
  });
};
