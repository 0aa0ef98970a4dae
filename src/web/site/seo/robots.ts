import { pageRequestContext } from '../../api/contexts.ts';
import type { Route } from './+types/robots';

/** Path prefixes of personal pages and of pages that perform actions; everything else may be crawled. */
const refused = [
  ...['/account-deleted', '/api', '/admin', '/booking', '/dashboard', '/demo', '/login', '/logout', '/new-password'],
  ...[
    '/*/preview',
    '/password-reset',
    '/preferences',
    '/profile',
    '/register',
    '/review',
    '/unauthorized',
    '/verify-email',
  ],
];

/** `GET /robots.txt`: the paths that search engines should not crawl, and the address of the sitemap. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { origin } = context.get(pageRequestContext);
  const rules = ['Allow: /', ...refused.map((path) => `Disallow: ${path}`)];
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};
