import type { Problem } from '#kernel/problem.ts';
import { brokenConstraint } from '#platform/database/database.ts';
import { coverGone, noSuchPlace } from '../rules/problems.ts';

/** What was there when it was chosen, and whose deletion this had to wait for: refused as a moment later. */
export const mapForeignKeyErrors = async <Result>(write: PromiseLike<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    throw gone[brokenConstraint(error) ?? '']?.() ?? error;
  }
};

const gone: Readonly<Record<string, () => Problem>> = {
  booking_pick_up_location_id_fkey: () => noSuchPlace({ pickUp: false, dropOff: true }),
  booking_drop_off_location_id_fkey: () => noSuchPlace({ pickUp: true, dropOff: false }),
  booking_insurance_package_id_fkey: coverGone,
};
