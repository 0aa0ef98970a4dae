import { type ChosenCover, readChosenCover } from '#modules/extras/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Booking } from '../records/booking-store.ts';

/** The cover of a booking as it was sold; null where none was chosen. */
export const coverOf = async (tx: Tx, { soldCover, insurancePackageId }: Booking): Promise<ChosenCover | null> =>
  soldCover ?? ((insurancePackageId && (await readChosenCover(tx, insurancePackageId, 'bought'))) || null);
