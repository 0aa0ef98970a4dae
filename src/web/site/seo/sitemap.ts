import { apiContext, pageRequestContext } from '../../api/contexts.ts';
import type { Route } from './+types/sitemap';
import { readKnownPages } from './read-known-pages.ts';
import { sitemapText } from './sitemap-text.ts';

/** `GET /sitemap.xml`: every page worth finding. 503 while the fleet cannot be read, so that no page counts as gone. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const pages = await readKnownPages(context.get(apiContext));
  if (!pages) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
  return new Response(sitemapText(context.get(pageRequestContext).origin, pages), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};
