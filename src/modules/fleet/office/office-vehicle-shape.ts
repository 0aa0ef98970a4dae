import type { MaintenanceShape, OfficeVehicle } from '#contract/office/fleet.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import type { MaintenanceBlock } from '../records/block-store.ts';
import type { WithOutlook } from './read-fleet.ts';

/** A vehicle as the office's API returns it. */
export const officeVehicleShape = ({ vehicle, photos, days, next }: WithOutlook): OfficeVehicle => {
  const { categoryId, slug, categoryName, categoryNameInThai, homeName, homeNameInThai, createdAt, ...plain } = vehicle;
  return {
    ...plain,
    category: { id: categoryId, slug, name: categoryName, nameInThai: categoryNameInThai },
    homeLocation: homeName === null ? null : { name: homeName, nameInThai: homeNameInThai },
    dailyRate: toBaht(plain.dailyRate),
    weeklyRate: bahtIfSet(plain.weeklyRate),
    monthlyRate: bahtIfSet(plain.monthlyRate),
    photos,
    createdAt: toBangkokText(createdAt),
    days,
    next: next && { ...next, at: toBangkokText(next.at) },
  };
};

// A rate of zero is a rate that was not set.
const bahtIfSet = (rate: Satang | null) => (rate ? toBaht(rate) : null);

export const maintenanceShape = ({ id, from, until, reason, version }: MaintenanceBlock): MaintenanceShape => ({
  id,
  from: toBangkokText(from),
  until: toBangkokText(until),
  reason,
  version,
});
