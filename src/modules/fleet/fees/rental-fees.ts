import type { Period } from '#kernel/period.ts';
import type { FeesOf } from '#modules/pricing/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { type DriverAges, feesOfDrivers } from './fees-of-drivers.ts';
import type { RentalPlaces } from './rental-places.ts';

/** What of a rental decides its fees, as far as it is known. */
export type FeeFacts = RentalPlaces & Readonly<{ period: Period; ages?: DriverAges | undefined }>;

/** The fees of a rental, by the category of its vehicle. */
export const rentalFees = async (tx: Tx, rental: FeeFacts, settings: Settings): Promise<FeesOf> => {
  const ofDrivers = await feesOfDrivers(tx, rental, settings);
  return (categoryId) => [...ofDrivers(categoryId)];
};
