import type { Paint } from '#kernel/paint-colours.ts';
import type { addVehicles } from '#modules/fleet/index.ts';
import type { CategorySlug } from './categories.ts';

type NewVehicle = Parameters<typeof addVehicles>[1][number];

/** The features of the vehicle form, in the order in which cards show the first three. */
export const features = {
  scooter: ['USB charging', 'Automatic headlights', 'Keyless entry'],
  plain: ['Air conditioning', 'Bluetooth', 'USB charging'],
  phone: ['Apple CarPlay', 'Android Auto', 'Air conditioning', 'Bluetooth', 'USB charging', 'Backup camera'],
  comfort: [
    'Apple CarPlay',
    'Android Auto',
    'Cruise control',
    'Air conditioning',
    'Bluetooth',
    'USB charging',
    'Backup camera',
    'Keyless entry',
    'Push button start',
    'Automatic headlights',
  ],
  assisted: [
    'Adaptive cruise control',
    'Lane assist',
    'Blind spot monitoring',
    'Apple CarPlay',
    'Android Auto',
    'Air conditioning',
    'Backup camera',
    'Parking sensors',
    'Keyless entry',
    'Push button start',
    'Wireless charging',
  ],
  premium: [
    'Leather seats',
    'Premium sound',
    'Sunroof',
    'Heated seats',
    'Adaptive cruise control',
    'Lane assist',
    'Blind spot monitoring',
    'Apple CarPlay',
    'Android Auto',
    'GPS navigation',
    'Wireless charging',
    'Wi-Fi hotspot',
    'Parking sensors',
    'Backup camera',
    'Push button start',
    'Keyless entry',
    'Air conditioning',
  ],
} as const;

/** A vehicle of the demo business. Rates in baht: a day, a week, a month; null where none was agreed. */
export type DemoVehicle = Readonly<{
  category: CategorySlug;
  name: readonly [brand: string, model: string, year: number];
  body: NewVehicle['bodyType'];
  paint: Paint;
  seats: number;
  luggage: number;
  gear?: 'manual';
  fuel: NewVehicle['fuelType'];
  rates: readonly [daily: number, weekly: number | null, monthly: number | null];
  features: keyof typeof features;
  text?: { en: string; th?: string };
  /** 0 to 1: how often the vehicle is rented, relative to the most popular one. */
  demand?: number;
}>;
