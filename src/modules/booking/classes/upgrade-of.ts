import type { Satang } from '#kernel/money.ts';
import { findAnyVehicle } from '#modules/fleet/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Booking } from '../records/booking-store.ts';
import { upgradeADay } from '../rules/upgrade.ts';

/** What the vehicle that a booking of a class is given costs a day more than the one that was chosen, as of now. */
export const upgradeOf = async (
  tx: Tx,
  { vehicleId, chosenVehicleId }: Pick<Booking, 'vehicleId' | 'chosenVehicleId'>,
): Promise<Satang | null> => {
  if (chosenVehicleId === null || chosenVehicleId === vehicleId) return null;
  const [given, chosen] = [await findAnyVehicle(tx, vehicleId), await findAnyVehicle(tx, chosenVehicleId)];
  return given && chosen ? upgradeADay(given.rates.daily, chosen.rates.daily) : null;
};
