import { useFreeVehicles } from '../../free-vehicles/use-free-vehicles.ts';
import type { Booking } from '../booking.ts';
import { type EditFields, endOf, startOf } from './edit-fields.ts';

/** The other vehicles that are free for the chosen time. Availability is checked again on saving. */
export const useOtherVehicles = (seen: Booking, fields: EditFields) => {
  const [startDate, endDate] = [startOf(fields), endOf(fields)];
  const { pickupLocationId, dropoffLocationId } = fields;
  const isFixed = !seen.may.move || seen.stage === 'picked-up';
  const isAskable = !isFixed && fields.startDate !== '' && fields.endDate !== '' && startDate < endDate;
  const chosenId = fields.vehicleId === seen.vehicleId ? '' : fields.vehicleId;
  const free = useFreeVehicles(
    isAskable ? { startDate, endDate, pickupLocationId, dropoffLocationId } : null,
    chosenId,
  );
  return {
    ...free,
    vehicles: free.vehicles.filter(({ id }) => id !== seen.vehicleId),
    isFailed: free.last !== null && !free.last.success,
  };
};
