import { languages } from '../../languages/language.ts';
import { useOrigin } from '../../shell/use-site.ts';
import { type Business, businessFacts, businessId, type MoreOfBusiness } from './business-json-ld.ts';
import { DataScript } from './data-script.tsx';
import { type Facts, jsonLd } from './json-ld.ts';

/** Structured data about the business, on the home and contact pages. */
export const BusinessData = ({ contact, ...more }: MoreOfBusiness & { contact: Business }) => {
  const origin = useOrigin();
  return <DataScript facts={import.meta.env.SSR ? jsonLd(businessFacts(origin, contact, more)) : null} />;
};

/** Structured data about the site, on the home page. */
export const WebsiteData = ({ name }: { name: string }) => {
  const origin = useOrigin();
  return <DataScript facts={import.meta.env.SSR ? jsonLd(websiteFacts(origin, name)) : null} />;
};

/** The site as schema.org data: its name, its languages and its publisher. */
const websiteFacts = (origin: string, name: string): Facts => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name,
  url: `${origin}/`,
  inLanguage: languages,
  publisher: { '@id': businessId(origin) },
});
