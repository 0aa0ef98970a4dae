type VehicleStatus = 'available' | 'rented' | 'maintenance';

/**
 * What becomes of a vehicle's status at a hand-over: out it is rented, back it is available again. What staff took into
 * maintenance meanwhile stays there.
 */
export const vehicleStatusAfter = (before: VehicleStatus, isOut: boolean): VehicleStatus => {
  if (isOut) return 'rented';
  return before === 'rented' ? 'available' : before;
};
