/** Limits of a vehicle, shared by the server, the form and the import. */
export const FIRST_YEAR = 1990;
export const SEATS_FROM = 2;
export const SEATS_TO = 12;
/** What the facts of a vehicle may be, lowest and highest. */
export const factLimits = {
  doors: { from: 2, to: 6, problem: 'fleet.doors' },
  bootLitres: { from: 1, to: 15_000, problem: 'fleet.boot' },
  consumption: { from: 0.1, to: 50, problem: 'fleet.consumption' },
  rangeKm: { from: 1, to: 1500, problem: 'fleet.range' },
  chargeMinutes: { from: 1, to: 1440, problem: 'fleet.charging' },
} as const;
export type VehicleFact = keyof typeof factLimits;
export const vehicleFacts = Object.keys(factLimits) as VehicleFact[];
export const RATE_STEP = 100;
export const HIGHEST_RATE = 1_000_000;
export const HIGHEST_MILEAGE = 2_000_000;
export const MOST_PHOTOS = 5;

/** A chassis number, of 17 characters in most cars: letters without I, O and Q, and digits (ISO 3779). */
export const vinPattern = /^[A-HJ-NPR-Z0-9]{6,17}$/;

/** The latest model year allowed: next calendar year. `today` is `YYYY-MM-DD`. */
export const lastYear = (today: string): number => Number(today.slice(0, 4)) + 1;

/** The fixed list of a vehicle's features. Cards show the first three that a vehicle has. */
export const vehicleFeatures = [
  'Air conditioning',
  'GPS navigation',
  'Bluetooth',
  'USB charging',
  'Backup camera',
  'Parking sensors',
  'Cruise control',
  'Leather seats',
  'Heated seats',
  'Premium sound',
  'Sunroof',
  'Automatic headlights',
  'Keyless entry',
  'Push button start',
  'Lane assist',
  'Adaptive cruise control',
  'Blind spot monitoring',
  'Wi-Fi hotspot',
  'Wireless charging',
  'Apple CarPlay',
  'Android Auto',
] as const;
