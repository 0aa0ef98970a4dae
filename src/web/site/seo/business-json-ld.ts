import type { ContactShape } from '#contract/settings.ts';
import { lineAddress } from '#kernel/link-addresses.ts';
import { parseHours, type WeekHours, weekdays } from '#kernel/opening-hours.ts';
import type { Facts } from './json-ld.ts';

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

/** The week as schema.org writes it, days with the same hours together. Days that are closed or unreadable are left out. */
const openingHours = (week: WeekHours) => {
  const daysOf = Map.groupBy(
    weekdays.filter((day) => hoursOf(week[day]) !== null),
    (day) => hoursOf(week[day]),
  );
  if (daysOf.size === 0) return undefined;
  return [...daysOf].map(([hours, days]) => {
    const [opens, closes] = hours?.split('-') ?? [];
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map(nameOf), opens, closes };
  });
};

const hoursOf = (text: string): string | null => {
  const hours = parseHours(text);
  return hours && hours !== 'closed' ? `${clock(hours.opens)}-${clock(hours.closes)}` : null;
};

const lastMinute = 24 * 60 - 1;

/** The end of a day is its last minute: 24:00 is no time there, and 00:00 would be its beginning. */
const clock = (minute: number) => {
  const shown = Math.min(minute, lastMinute);
  return [Math.floor(shown / 60), shown % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

const nameOf = (day: string) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
