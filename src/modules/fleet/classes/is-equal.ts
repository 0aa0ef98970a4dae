import type { Vehicle } from '../records/vehicle.ts';

/** What makes one vehicle as good as another to whoever was promised “or similar”. */
export type ClassVehicle = Pick<Vehicle, 'id' | 'categoryId' | 'seats' | 'luggage' | 'transmission' | 'fuelType'>;

/** Whether a vehicle would do in the place of the one that was chosen: of its class, as large, driven and fuelled alike. */
export const isEqualVehicle = (chosen: ClassVehicle, other: ClassVehicle): boolean =>
  other.categoryId === chosen.categoryId &&
  other.transmission === chosen.transmission &&
  (other.fuelType === 'electric') === (chosen.fuelType === 'electric') &&
  other.seats >= chosen.seats &&
  other.luggage >= chosen.luggage;
