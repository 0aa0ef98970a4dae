import type { ContactShape } from '#contract/settings.ts';
import { lineAddress } from '#kernel/link-addresses.ts';
import { parseHours, type WeekHours, weekdays } from '#kernel/opening-hours.ts';
import type { Facts } from './json-ld.ts';

/** The settings that describe the business. */
export type Business = Omit<ContactShape, 'officeNow' | 'language'>;

/** The JSON-LD id by which other structured data refers to the business. */
export const businessId = (origin: string): string => `${origin}/#business`;

/** Facts that the contact settings lack. */
export type MoreOfBusiness = Readonly<{
  /** The cities with pick-up places. */
  cities?: readonly string[];
  /** A readable price range, such as `from ฿590 a day`. */
  priceRange?: string | undefined;
}>;

/** The business as a schema.org `AutoRental`, from its settings only. */
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

/** Numbers in the settings are in Thai domestic format: `02 555 0140`. */
const internationalNumber = (number: string): string | undefined =>
  number.trim().replace(/^0(?=\d)/, '+66 ') || undefined;

const placeOf = ({ latitude, longitude }: Business) =>
  latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude };

const citiesOf = (cities: readonly string[]) => {
  const names = [...new Set(cities.map((city) => city.trim()).filter(Boolean))];
  return names.length === 0 ? undefined : names.map((name) => ({ '@type': 'City', name }));
};

/**
 * The business's social media pages. The settings may hold a name instead of an address; only addresses are included.
 */
const profilesOf = ({ facebook, twitter, instagram, line }: Business['socialMedia']) => {
  const pages = [facebook, twitter, instagram, line && lineAddress(line)].filter((page) =>
    /^https?:\/\/\S+$/.test(page),
  );
  return pages.length === 0 ? undefined : pages;
};

/** The week as schema.org opening hours, grouping days with the same hours. Closed and unreadable days are left out. */
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

/** A day that ends at midnight ends at its last minute: schema.org has no 24:00, and 00:00 would be its start. */
const clock = (minute: number) => {
  const shown = Math.min(minute, lastMinute);
  return [Math.floor(shown / 60), shown % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

const nameOf = (day: string) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
