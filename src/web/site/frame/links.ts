import type { Site } from './site.ts';

/** In the order of the footer; each is shown only while its page is published (document 1, section 2). */
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

/** A number as people write it, for a `tel:` address. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

/** The settings hold a LINE id (`@saphan`) or an address. */
export const lineAddress = (line: string): string =>
  line.startsWith('http') ? line : `https://line.me/R/ti/p/${encodeURIComponent(line)}`;

/** The settings hold a WhatsApp number or an address. */
export const whatsappAddress = (whatsapp: string): string =>
  whatsapp.startsWith('http') ? whatsapp : `https://wa.me/${whatsapp.replace(/\D/g, '')}`;
