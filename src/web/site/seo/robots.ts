import { pageRequestContext } from '../../api/contexts.ts';
import type { Route } from './+types/robots';

/** What is one person's own, or does something; all else may be found. Each covers whatever begins like it. */
const refused = [
  ...['/account-deleted', '/api', '/admin', '/booking', '/dashboard', '/demo', '/login', '/logout', '/new-password'],
  ...['/password-reset', '/preferences', '/profile', '/register', '/review', '/unauthorized', '/verify-email'],
];

/** `GET /robots.txt`: where search engines need not look, and where the sitemap is. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { origin } = context.get(pageRequestContext);
  const rules = ['Allow: /', ...refused.map((path) => `Disallow: ${path}`)];
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};
