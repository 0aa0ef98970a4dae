import { expect, test } from 'vitest';
import { sitemapText } from './sitemap-text.ts';

const origin = 'https://saphan.example';

test('a page stands with its address in each language', () => {
  expect(sitemapText(origin, [{ path: '/vehicles?category=suv', lastChanged: '2026-11-20' }])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url>
<loc>https://saphan.example/vehicles?category=suv</loc>
<lastmod>2026-11-20</lastmod>
<xhtml:link rel="alternate" hreflang="en" href="https://saphan.example/vehicles?category=suv&amp;lang=en"/>
<xhtml:link rel="alternate" hreflang="th" href="https://saphan.example/vehicles?category=suv&amp;lang=th"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://saphan.example/vehicles?category=suv"/>
</url>
</urlset>
`,
  );
});

test.each([
  ['/a&b', '/a&amp;b'],
  ['/a"b', '/a&quot;b'],
  ["/a'b", '/a&apos;b'],
  ['/</loc><loc>x', '/&lt;/loc&gt;&lt;loc&gt;x'],
])('the path %s cannot break the document', (path, escaped) => {
  expect(sitemapText(origin, [{ path }])).toContain(`<loc>${origin}${escaped}</loc>`);
});
