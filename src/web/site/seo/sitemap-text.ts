import { versionsOf } from '../../shell/addresses.ts';

/** A page for search engines, by its path; `lastChanged` in ISO 8601, where known. */
export type SitemapPage = Readonly<{ path: string; lastChanged?: string }>;

/** The sitemap of these pages, each with its address in every language (sitemaps.org, and xhtml links for hreflang). */
export const sitemapText = (origin: string, pages: readonly SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map((page) => entryOf(origin, page)),
    '</urlset>',
    '',
  ].join('\n');

const entryOf = (origin: string, { path, lastChanged }: SitemapPage) => {
  const versions = versionsOf(origin, path).map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
  );
  const changed = lastChanged ? [`<lastmod>${escaped(lastChanged)}</lastmod>`] : [];
  return ['<url>', `<loc>${escaped(origin + path)}</loc>`, ...changed, ...versions, '</url>'].join('\n');
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
