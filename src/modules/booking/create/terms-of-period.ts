import type { Period } from '#kernel/period.ts';
import { findLocation, isOutsideOpeningHours } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { refundLimitsOf } from '../records/refund-policy.ts';

/** What would hold for a booking of a period: its refund moments and, with a location that we have, its opening hours. */
export const termsOfPeriod = async (tx: Tx, period: Period, location: string | undefined) => {
  const settings = await readSettings(tx);
  const place = location && (await findLocation(tx, location));
  return {
    ...refundLimitsOf({ pickUpAt: period.from, policyPickUpAt: null }, settings),
    outsideOpeningHours: place
      ? {
          pickUp: isOutsideOpeningHours(place, period.from, settings),
          dropOff: isOutsideOpeningHours(place, period.until, settings),
        }
      : null,
  };
};
