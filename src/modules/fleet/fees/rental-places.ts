import type { Tx } from '#platform/database/database.ts';
import { findLocation, type Location } from '../records/location-store.ts';

/** Where a rental begins and ends; null where that is not known. */
export type RentalPlaces = Readonly<{ pickUp: Location | null; dropOff: Location | null }>;

export const unknownPlaces: RentalPlaces = { pickUp: null, dropOff: null };

/** Names or ids of locations, as typed. */
export type NamedPlaces = Readonly<{ location?: string | undefined; dropoffLocation?: string | undefined }>;

/** The locations that somebody named. Without a return of its own a vehicle goes back where it was picked up. */
export const placesNamed = async (tx: Tx, { location, dropoffLocation }: NamedPlaces): Promise<RentalPlaces> => {
  const pickUp = location ? ((await findLocation(tx, location)) ?? null) : null;
  if (!dropoffLocation || dropoffLocation === location) return { pickUp, dropOff: pickUp };
  return { pickUp, dropOff: (await findLocation(tx, dropoffLocation)) ?? null };
};
