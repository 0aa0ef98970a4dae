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

/** What a model is: null where the business does not say. A boot in litres, consumption for 100 km. */
type ModelFacts = readonly [doors: number | null, boot: number | null, consumption: number | null];

/** The facts of each model, by brand and model. */
export const modelFacts: Readonly<Record<string, ModelFacts>> = {
  'Toyota Yaris': [5, 286, 4.9],
  'Suzuki Celerio': [5, 254, 4.9],
  'Mitsubishi Mirage': [5, 235, 4.7],
  'Suzuki Swift': [5, 265, 4.3],
  'Mitsubishi Attrage': [4, 450, 4.7],
  'Nissan Almera': [4, 482, 4.3],
  'Toyota Yaris Ativ': [4, 475, 4.3],
  'Mazda 2': [5, 280, 4],
  'Honda City': [4, 536, 4.3],
  'Honda Click 160': [null, 18, 2.1],
  'Honda PCX 160': [null, 30, 2.2],
  'Honda City Hatchback': [5, 289, 3.6],
  'Toyota Vios': [4, 506, 5.3],
  'BYD Dolphin': [5, 345, 15.2],
  'MG ZS': [5, 359, 6.7],
  'BYD Atto 3': [5, 440, 15.6],
  'Honda CR-V e:HEV': [5, 581, 5.6],
  'Toyota Fortuner': [5, 200, 7.7],
  'Isuzu MU-X': [5, 311, 7.4],
  'Mitsubishi Pajero Sport': [5, 131, 8],
  'Ford Everest': [5, 259, 7.7],
  'Toyota Corolla Cross Hybrid': [5, 440, 4.3],
  'Honda HR-V e:HEV': [5, 320, 3.9],
  'Nissan Kicks e-Power': [5, 423, 4.2],
  'Mazda CX-3': [5, 350, 6.1],
  'Toyota Veloz': [5, 239, 5.7],
  'Mitsubishi Xpander': [5, 211, 5.3],
  'Toyota Corolla Altis': [4, 470, 6.2],
  'Toyota Corolla Altis Hybrid': [4, 470, 4.3],
  'Honda Civic e:HEV': [4, 495, 4],
  'MG 4 Electric': [5, 363, 16.6],
  'Toyota Camry Hybrid': [4, 493, 4.2],
  'Mercedes-Benz E-Class': [4, 370, null],
  'BMW 5 Series': [4, 520, null],
  'Isuzu D-Max Cab4': [4, null, 6.7],
  'Toyota Hilux Revo': [4, null, 7.1],
  'Toyota Hilux Revo Smart Cab': [4, null, 6.9],
  'Ford Ranger': [4, null, 7.5],
  'Toyota Commuter': [4, null, 8.8],
  'Hyundai Staria': [5, null, 8.5],
};

/** Of electric models: kilometres on a full battery, and minutes from 10 to 80 % at a fast charger. */
export const batteries: Readonly<Record<string, readonly [range: number, charge: number]>> = {
  'BYD Dolphin': [400, 40],
  'BYD Atto 3': [420, 37],
  'MG 4 Electric': [420, 35],
};

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
