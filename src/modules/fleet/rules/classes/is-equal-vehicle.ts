/** What makes one vehicle as good as another to whoever was promised “or similar”. */
export type ClassVehicle = Readonly<{
  categoryId: string;
  seats: number;
  luggage: number;
  transmission: string;
  fuelType: string;
}>;

/** Whether a vehicle does in the place of the chosen one: of its class, as large, driven and fuelled alike. */
export const isEqualVehicle = (chosen: ClassVehicle, other: ClassVehicle): boolean =>
  other.categoryId === chosen.categoryId &&
  other.transmission === chosen.transmission &&
  (other.fuelType === 'electric') === (chosen.fuelType === 'electric') &&
  other.seats >= chosen.seats &&
  other.luggage >= chosen.luggage;
