import type { Draft } from '../draft/draft.ts';

// The values of the contract: its types come to the browser, not its code.
export const bodyTypes: readonly Draft['bodyType'][] = [
  ...(['city-car', 'hatchback', 'sedan', 'suv', 'pick-up', 'van', 'electric', 'luxury', 'scooter'] as const),
];
export const transmissions: readonly Draft['transmission'][] = ['automatic', 'manual'];
export const fuelTypes: readonly Draft['fuelType'][] = ['petrol', 'diesel', 'hybrid', 'electric'];
export const statuses: readonly Draft['status'][] = ['available', 'rented', 'maintenance'];
