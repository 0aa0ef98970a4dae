import type { OfficeLocation } from '#contract/office/settings.ts';
import { weekdays } from '#kernel/opening-hours.ts';
import { typedNumber, typedOrNone } from '../../form/typed-number.ts';

type Weekday = (typeof weekdays)[number];

const anyWeek = Object.fromEntries(weekdays.map((day) => [day, ''])) as Record<Weekday, string>;

/** A place as its form shows it: numbers are what was typed, and each day stands beside the other fields. */
export const draftOf = (location: OfficeLocation | null) => ({
  name: location?.name ?? '',
  nameInThai: location?.nameInThai ?? '',
  address: location?.address ?? '',
  addressInThai: location?.addressInThai ?? '',
  city: location?.city ?? '',
  contactPhone: location?.contactPhone ?? '',
  latitude: `${location?.latitude ?? ''}`,
  longitude: `${location?.longitude ?? ''}`,
  displayOrder: `${location?.displayOrder ?? ''}`,
  isAirport: location?.isAirport ?? false,
  active: location?.active ?? true,
  hasOwnHours: location !== null && location.hours !== null,
  ...anyWeek,
  ...location?.hours,
});
type Draft = ReturnType<typeof draftOf>;

/** What is sent of the form. Days without hours of their own are left out. */
export const sentOf = (draft: Draft) => ({
  name: draft.name,
  nameInThai: draft.nameInThai.trim() || null,
  address: draft.address,
  addressInThai: draft.addressInThai.trim() || null,
  city: draft.city,
  contactPhone: draft.contactPhone,
  isAirport: draft.isAirport,
  active: draft.active,
  latitude: typedOrNone(draft.latitude),
  longitude: typedOrNone(draft.longitude),
  ...(draft.displayOrder.trim() !== '' && { displayOrder: typedNumber(draft.displayOrder) }),
  hours: draft.hasOwnHours ? weekOf(draft) : null,
});

const weekOf = (draft: Draft) =>
  Object.fromEntries(weekdays.filter((day) => draft[day].trim() !== '').map((day) => [day, draft[day].trim()]));
