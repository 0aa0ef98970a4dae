import { useOrigin } from '../../shell/use-site.ts';
import { DataScript } from './data-script.tsx';
import { type Business, businessFacts, type MoreOfBusiness } from './facts/business.ts';
import { jsonLd } from './facts/json-ld.ts';
import { websiteFacts } from './facts/website.ts';

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
