import type { Period } from '#kernel/period.ts';
import { findLocation, isOutsideOpeningHours } from '#modules/fleet/index.ts';
import { fullRefundHours, readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database.ts';
import { refundLimits } from '../rules/cancellation.ts';

/** What would hold for a booking of a period: its refund moments and, with a location that we have, its opening hours. */
export const termsOfPeriod = async (tx: Tx, period: Period, location: string | undefined) => {
  const settings = await readSettings(tx);
  const place = location && (await findLocation(tx, location));
  return {
    ...refundLimits(period.from, fullRefundHours(settings.booking.cancellationPolicy)),
    outsideOpeningHours: place
      ? {
          pickUp: isOutsideOpeningHours(place, period.from, settings),
          dropOff: isOutsideOpeningHours(place, period.until, settings),
        }
      : null,
  };
};
