import type { ContactShape } from '#contract/settings.ts';
import { lineAddress } from '#kernel/link-addresses.ts';
import type { Facts } from './json-ld.ts';
import { openingHours } from './opening-hours.ts';

/** What of the settings says who the business is. */
export type Business = Omit<ContactShape, 'officeNow' | 'language'>;

/** What others on the site refer to when they name the business. */
export const businessId = (origin: string): string => `${origin}/#business`;

/** What the contact settings do not say. */
export type MoreOfBusiness = Readonly<{
  /** Where vehicles are picked up. */
  cities?: readonly string[];
  /** As a person would read it, such as `from ฿590 a day`. */
  priceRange?: string | undefined;
}>;

/** The business as schema.org sees it: a car rental, by what its settings say and nothing else. */
export const businessFacts = (origin: string, contact: Business, more: MoreOfBusiness = {}): Facts => ({
  '@type': 'AutoRental',
  '@id': businessId(origin),
  name: contact.siteName,
  url: `${origin}/`,
  image: `${origin}/og/home.png`,
  telephone: internationalNumber(contact.contactPhone),
  email: contact.supportEmail || undefined,
  address: contact.address
    ? { '@type': 'PostalAddress', streetAddress: contact.address, addressCountry: 'TH' }
    : undefined,
  geo: placeOf(contact),
  openingHoursSpecification: openingHours(contact.businessHours.mainOffice),
  priceRange: more.priceRange,
  currenciesAccepted: 'THB',
  areaServed: citiesOf(more.cities ?? []),
  sameAs: profilesOf(contact.socialMedia),
});

/** Numbers of the settings are written as one dials them in Thailand: `02 555 0140`. */
const internationalNumber = (number: string): string | undefined =>
  number.trim().replace(/^0(?=\d)/, '+66 ') || undefined;

const placeOf = ({ latitude, longitude }: Business) =>
  latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude };

const citiesOf = (cities: readonly string[]) => {
  const names = [...new Set(cities.map((city) => city.trim()).filter(Boolean))];
  return names.length === 0 ? undefined : names.map((name) => ({ '@type': 'City', name }));
};

/** Pages of the business elsewhere. The settings may hold a name instead of an address; only addresses count. */
const profilesOf = ({ facebook, twitter, instagram, line }: Business['socialMedia']) => {
  const pages = [facebook, twitter, instagram, line && lineAddress(line)].filter((page) =>
    /^https?:\/\/\S+$/.test(page),
  );
  return pages.length === 0 ? undefined : pages;
};
