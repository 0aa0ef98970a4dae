import type { Client } from '../../api/client.ts';
import { apiContext, pageRequestContext } from '../../api/contexts.ts';
import type { Route } from './+types/sitemap';
import { type SitemapPage, sitemapText } from './sitemap-text.ts';

/**
 * `GET /sitemap.xml`: every page worth indexing. 503 while the fleet cannot be loaded, so that no page counts as
 * removed.
 */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const pages = await readPages(context.get(apiContext));
  if (!pages) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
  return new Response(sitemapText(context.get(pageRequestContext).origin, pages), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};

/** Home, the lists, every listed vehicle and every published page; null when the fleet cannot be loaded. */
const readPages = async (client: Client): Promise<SitemapPage[] | null> => {
  const [pages, categories, vehicles] = await Promise.all([
    client.call('GET /cms/pages', { query: { published: 'true' } }),
    client.call('GET /vehicle-categories'),
    client.call('GET /vehicles/ids'),
  ]);
  if (!pages.success || !categories.success || !vehicles.success) return null;
  const filled = categories.data.filter((category) => category.vehicles > 0);
  const screens = [
    '/',
    '/vehicles',
    ...filled.map(({ slug }) => `/vehicles?${new URLSearchParams({ category: slug })}`),
    ...vehicles.data.map((id) => `/vehicles/${id}`),
  ].map((path): SitemapPage => ({ path }));
  const texts = pages.data.map(({ slug, lastUpdated }) => ({
    path: `/${slug}`,
    lastChanged: lastUpdated.slice(0, 10),
  }));
  return [...screens, ...texts];
};
