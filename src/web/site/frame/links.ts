import type { Site } from '../../shell/site.ts';

/** The footer's links, in order; each is shown only while its page is published. */
const columns = {
  company: ['about', 'contact', 'careers', 'news', 'help', 'faq', 'guide'],
  services: ['long-term', 'corporate', 'insurance', 'locations'],
  legal: ['terms', 'privacy', 'cookies', 'disclaimer'],
} as const;

export const footerColumns = ({ pages }: Pick<Site, 'pages'>) =>
  (['company', 'services', 'legal'] as const)
    .map((title) => ({ title, slugs: columns[title].filter((slug) => pages.includes(slug)) }))
    .filter(({ slugs }) => slugs.length > 0);

export const headerPages = ({ pages }: Pick<Site, 'pages'>) =>
  (['about', 'contact'] as const).filter((slug) => pages.includes(slug));
