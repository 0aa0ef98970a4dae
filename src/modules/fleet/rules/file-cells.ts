import type { FleetColumn } from '#kernel/fleet-file.ts';
import { vehicleFacts, vehicleFeatures } from '#kernel/vehicle-limits.ts';

const numbers: readonly FleetColumn[] = [
  'year',
  'seats',
  'luggage',
  ...vehicleFacts,
  'mileage',
  'dailyRate',
  'weeklyRate',
  'monthlyRate',
];
const choices: readonly FleetColumn[] = ['bodyType', 'transmission', 'fuelType', 'status'];

/** The cells of a line in the form of an API request: numbers without separators, enum values in lower case. */
export const asSent = (cells: Partial<Record<FleetColumn, string>>): Record<string, unknown> => ({
  status: 'available',
  ...Object.fromEntries(
    Object.entries(cells).map(([name, text]) => {
      const column = name as FleetColumn;
      if (numbers.includes(column)) return [name, numberIn(text)];
      if (choices.includes(column)) return [name, text.toLowerCase().replaceAll(' ', '-')];
      return [name, column === 'features' ? featuresIn(text) : text];
    }),
  ),
});

// A text that is not a number stays a text, so that validation refuses it.
const numberIn = (text: string): number | string => {
  const plain = text.replaceAll(/[,\s฿]/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
};

/** Features are separated by semicolons or bars, and match regardless of case. */
const featuresIn = (text: string): string[] =>
  text
    .split(/[;|]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => vehicleFeatures.find((feature) => feature.toLowerCase() === one.toLowerCase()) ?? one);
