import { languages } from '../../languages/language.ts';
import { useOrigin } from '../../shell/use-site.ts';
import { type Business, businessFacts, businessId, type MoreOfBusiness } from './business-json-ld.ts';
import { DataScript } from './data-script.tsx';
import { type Facts, jsonLd } from './json-ld.ts';

/** Who the business is, for search engines: on the home page and where one contacts it. */
export const BusinessData = ({ contact, ...more }: MoreOfBusiness & { contact: Business }) => {
  const origin = useOrigin();
  return <DataScript facts={import.meta.env.SSR ? jsonLd(businessFacts(origin, contact, more)) : null} />;
};

/** What the site is, for search engines: on the home page. */
export const WebsiteData = ({ name }: { name: string }) => {
  const origin = useOrigin();
  return <DataScript facts={import.meta.env.SSR ? jsonLd(websiteFacts(origin, name)) : null} />;
};

/** The site itself: its name, its languages, and whose it is. */
const websiteFacts = (origin: string, name: string): Facts => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name,
  url: `${origin}/`,
  inLanguage: languages,
  publisher: { '@id': businessId(origin) },
});
