import { findLocation, type Location } from '#modules/fleet/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { noSuchPlace, notTheSamePlace } from '../rules/problems.ts';

export type BookingPlaces = Readonly<{ pickUp: Location; dropOff: Location }>;

/** The two locations by name or id. Without the multi-location switch the vehicle goes back where it was picked up. */
export const findPlaces = async (
  tx: Tx,
  { pickUpLocation, dropOffLocation }: { pickUpLocation: string; dropOffLocation: string },
  { features }: Settings,
): Promise<BookingPlaces> => {
  const pickUp = await findLocation(tx, pickUpLocation);
  const dropOff = dropOffLocation === pickUpLocation ? pickUp : await findLocation(tx, dropOffLocation);
  if (!pickUp || !dropOff) throw noSuchPlace({ pickUp: Boolean(pickUp), dropOff: Boolean(dropOff) });
  if (!features.enableMultiLocation && pickUp.id !== dropOff.id) throw notTheSamePlace();
  return { pickUp, dropOff };
};
