import { type Airport, airportOf } from '#kernel/airport.ts';
import { type Stretch, stretchesOf } from '#kernel/hours-in-print.ts';
import { type Point, telephone } from '#kernel/link-addresses.ts';
import type { Weekday } from '#kernel/opening-hours.ts';
import { type WeekHours, weekdays } from '#kernel/opening-hours.ts';
import type { Client } from '../../api/client.ts';
import type { Language } from '../../languages/language.ts';
import { addressIn } from '../../rental/address-in.ts';
import { readTextIfAny } from '../content/read-content-page.ts';
import { type Contact, defaultContact } from './default-contact.ts';
import { type SocialLink, socialLinks, type WeChat, weChatOf } from './social-links.ts';

type AirportHours = Contact['businessHours']['airportLocations'];

/** The data of the page. An empty text means that the business left it out. */
export type ContactPage = Readonly<{
  channels: readonly ContactChannel[];
  address: string;
  point: Point | null;
  officeNow: Contact['officeNow'];
  /** Today's hours of the office. */
  hoursToday: string;
  hours: readonly HoursRow[];
  /** The hours of the airports at which the business has a pick-up place. */
  airports: Partial<AirportHours>;
  social: readonly SocialLink[];
  weChat: WeChat | null;
}>;

type Place = Readonly<{ name: string; isAirport: boolean }>;

/** `places`: where vehicles are picked up; null if that is not known. */
export const contactPageOf = (contact: Contact, places: readonly Place[] | null, language: Language): ContactPage => {
  const { latitude, longitude, officeNow, businessHours, socialMedia } = contact;
  const { mainOffice, airportLocations } = businessHours;
  const today = officeNow?.weekday;
  return {
    channels: channelsOf(contact),
    address: addressIn(contact, language).trim(),
    point: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    officeNow,
    hoursToday: today ? mainOffice[today].trim() : '',
    hours: hoursRows(mainOffice, today),
    airports: places ? only(airportLocations, new Set(places.map(airportOf))) : airportLocations,
    // LINE is already among the channels.
    social: socialLinks(socialMedia).filter(({ network }) => network !== 'line'),
    weChat: weChatOf(socialMedia),
  };
};

const only = ({ suvarnabhumi, donMueang }: AirportHours, reached: ReadonlySet<Airport | undefined>) => ({
  ...(reached.has('suvarnabhumi') && { suvarnabhumi }),
  ...(reached.has('donMueang') && { donMueang }),
});

/**
 * The page and the stamp of its form. Without the contact settings, uses the defaults; without a stamp, sending asks
 * the visitor to try again.
 */
export const readContactPage = async (client: Client, language: Language) => {
  const { call } = client;
  const [contact, places, form, text] = await Promise.all([
    call('GET /settings/contact'),
    call('GET /locations'),
    call('GET /contact/form'),
    readTextIfAny(client, 'contact', language),
  ]);
  return {
    ...contactPageOf(contact.success ? contact.data : defaultContact, places.success ? places.data : null, language),
    introduction: 'lead' in text ? text : null,
    stamp: form.success ? form.data.stamp : '',
    /** For search engines; null without the settings, so that they never get the defaults. */
    business: contact.success ? contact.data : null,
  };
};

/** A contact channel. With an empty text the page says that it is missing; without an address it is not a link. */
export type ContactChannel = Readonly<{
  kind: 'emergency' | 'line' | 'office' | 'email';
  text: string;
  href: string | null;
}>;

/** The channels. LINE is left out if the business has none; the others are then shown as missing. */
const channelsOf = ({ emergencyPhone, contactPhone, supportEmail, socialMedia }: Contact): ContactChannel[] => {
  const written = socialMedia.line.trim();
  const line = socialLinks(socialMedia).find(({ network }) => network === 'line');
  return [
    { kind: 'emergency', ...phone(emergencyPhone) },
    ...(line ? [{ kind: 'line', text: written.startsWith('@') ? written : '', href: line.href } as const] : []),
    { kind: 'office', ...phone(contactPhone) },
    { kind: 'email', ...email(supportEmail) },
  ];
};

const phone = (written: string) => {
  const text = written.trim();
  return { text, href: /\d/.test(text) ? telephone(text) : null };
};

const email = (written: string) => {
  const text = written.trim();
  return { text, href: /^[^\s@?&#]+@[^\s@?&#]+$/.test(text) ? `mailto:${text}` : null };
};

export type HoursRow = Stretch & Readonly<{ isToday: boolean }>;

/** The office's week; consecutive days with the same hours share a row. */
export const hoursRows = (week: WeekHours, today: Weekday | undefined): HoursRow[] =>
  stretchesOf(week).map((row) => ({ ...row, isToday: today !== undefined && isWithin(today, row) }));

const isWithin = (day: Weekday, { from, until }: Stretch) => {
  const place = weekdays.indexOf(day);
  return weekdays.indexOf(from) <= place && place <= weekdays.indexOf(until);
};
