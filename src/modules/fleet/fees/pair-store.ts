import type { Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { locationPairs } from '../records/fleet-tables.ts';
import type { RentalPlaces } from './rental-places.ts';

type Pair = typeof locationPairs.$inferSelect;

const readPairs = cachedRead(['location_pair'], (tx): Promise<readonly Pair[]> => tx.select().from(locationPairs));

/** What a return elsewhere costs; undefined where the vehicle goes back where it was picked up, or nothing is set. */
export const pairOf = async (tx: Tx, { pickUp, dropOff }: RentalPlaces): Promise<Pair | undefined> => {
  if (!pickUp || !dropOff || pickUp.id === dropOff.id) return undefined;
  return (await readPairs(tx)).find(({ fromId, toId }) => fromId === pickUp.id && toId === dropOff.id);
};
