import { languages } from '../../../languages/language.ts';
import { businessId } from './business.ts';
import type { Facts } from './json-ld.ts';

/** The site itself: its name, its languages, and whose it is. */
export const websiteFacts = (origin: string, name: string): Facts => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name,
  url: `${origin}/`,
  inLanguage: languages,
  publisher: { '@id': businessId(origin) },
});
