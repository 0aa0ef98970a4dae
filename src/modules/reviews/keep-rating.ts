import { saveRating } from '#modules/fleet/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { figuresOf } from './review-store.ts';

/** Counts what is shown of a vehicle anew. The caller has locked the vehicle, so that nobody counts at the same time. */
export const keepRating = async (tx: Tx, vehicleId: string): Promise<void> =>
  saveRating(tx, vehicleId, await figuresOf(tx, vehicleId));
