import type { OfficeLocation } from '#contract/office/settings.ts';
import { weekdays } from '#kernel/opening-hours.ts';

const texts = ['name', 'nameInThai', 'address', 'addressInThai', 'city', 'contactPhone'] as const;
const figures = ['latitude', 'longitude', 'displayOrder'] as const;
const flags = ['isAirport', 'active', 'hasOwnHours'] as const;

type Weekday = (typeof weekdays)[number];
export type LocationText = (typeof texts)[number] | (typeof figures)[number] | Weekday;
export type LocationFlag = (typeof flags)[number];
export type LocationTyped = Readonly<Record<LocationText, string> & Record<LocationFlag, boolean>>;

const anyWeek = Object.fromEntries(weekdays.map((day) => [day, ''])) as Record<Weekday, string>;

export const newLocation: LocationTyped = {
  ...{ name: '', nameInThai: '', address: '', addressInThai: '', city: '', contactPhone: '' },
  ...{ latitude: '', longitude: '', displayOrder: '', isAirport: false, active: true, hasOwnHours: false },
  ...anyWeek,
};

/** A place as its form shows it. */
export const typedOf = (location: OfficeLocation): LocationTyped => ({
  ...(Object.fromEntries([...texts, ...figures].map((name) => [name, String(location[name] ?? '')])) as Record<
    (typeof texts)[number] | (typeof figures)[number],
    string
  >),
  ...anyWeek,
  ...location.hours,
  ...{ isAirport: location.isAirport, active: location.active, hasOwnHours: location.hours !== null },
});

/** Figures that are none; a place on the map and an order may be left out. */
export const unreadableIn = (typed: LocationTyped): LocationText[] =>
  figures.filter((name) => typed[name].trim() !== '' && !/^-?\d+(\.\d+)?$/.test(typed[name].trim()));

/** What is sent of the form. Days without hours of their own are left out. */
export const sentOf = (typed: LocationTyped) => ({
  name: typed.name,
  nameInThai: typed.nameInThai.trim() || null,
  address: typed.address,
  addressInThai: typed.addressInThai.trim() || null,
  city: typed.city,
  contactPhone: typed.contactPhone,
  isAirport: typed.isAirport,
  active: typed.active,
  latitude: numberOf(typed.latitude),
  longitude: numberOf(typed.longitude),
  ...(typed.displayOrder.trim() !== '' && { displayOrder: Number(typed.displayOrder) }),
  hours: typed.hasOwnHours ? weekOf(typed) : null,
});

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

const weekOf = (typed: LocationTyped) =>
  Object.fromEntries(weekdays.filter((day) => typed[day].trim() !== '').map((day) => [day, typed[day].trim()]));
