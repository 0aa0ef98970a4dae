import type { Site } from '../../shell/site.ts';

/** The footer's links, in order; each is shown only while its page is published, or is a screen without it too. */
const columns = {
  company: ['about', 'contact', 'careers', 'news', 'help', 'faq', 'guide'],
  services: ['long-term', 'corporate', 'insurance', 'locations'],
  legal: ['terms', 'privacy', 'cookies', 'disclaimer'],
} as const;

export const footerColumns = ({ pages }: Pick<Site, 'pages'>) =>
  (['company', 'services', 'legal'] as const)
    .map((title) => ({ title, slugs: columns[title].filter(isThere(pages)) }))
    .filter(({ slugs }) => slugs.length > 0);

export const headerPages = ({ pages }: Pick<Site, 'pages'>) => (['about', 'contact'] as const).filter(isThere(pages));

const isThere = (pages: Site['pages']) => (slug: string) => slug === 'contact' || pages.includes(slug);
