import type { Rental } from '../../../rental/rental.ts';
import type { Booking } from '../managed.ts';
import type { Wish } from './send-change.ts';

type Quantities = Readonly<Record<string, number>>;

/** Another where and when; null when it is the booking's own. */
export const datesWish = (booked: Rental, chosen: Rental): Wish | null => {
  const names = Object.keys(booked) as (keyof Rental)[];
  if (names.every((name) => booked[name] === chosen[name])) return null;
  const { pickupLocation, dropoffLocation, pickupDate, pickupTime, returnDate, returnTime } = chosen;
  return {
    kind: 'dates',
    body: {
      pickupDate: `${pickupDate}T${pickupTime}`,
      returnDate: `${returnDate}T${returnTime}`,
      pickupLocation,
      dropoffLocation,
    },
  };
};

/** How many of each add-on the booking has. */
export const quantitiesOf = ({ selectedAddons }: Pick<Booking, 'selectedAddons'>): Quantities =>
  Object.fromEntries(selectedAddons.map(({ addonId, quantity }) => [addonId, quantity]));

/** The add-ons of which there shall be another number, none of them being 0; null when all stay. */
export const addonsWish = (booked: Quantities, chosen: Quantities): Wish | null => {
  const ids = [...new Set([...Object.keys(booked), ...Object.keys(chosen)])];
  const addons = ids
    .map((addonId) => ({ addonId, quantity: chosen[addonId] ?? 0 }))
    .filter(({ addonId, quantity }) => quantity !== (booked[addonId] ?? 0));
  return addons.length > 0 ? { kind: 'addons', addons } : null;
};
