import type { Period } from '#kernel/period.ts';
import { peakUnits, type Reservation, unitsInService } from './stock.ts';

type Stock = Readonly<{ maxQuantity: number | null; currentStock: number }>;

export type UnitsOut = Readonly<{
  /** Units that bookings have at this moment. */
  outNow: number;
  /** The most that they have at one moment of the seven days from now on. */
  outNextWeek: number;
  /** Units that are booked beyond the stock, at the worst moment from now on. */
  short: number;
}>;

/** From now to as far as anything is booked. */
export const fromNowOn = (now: Temporal.Instant): Period => ({ from: now, until: now.add({ hours: 24 * 365 * 20 }) });

/** How much of an add-on is out, and will be. What ends at a moment is back for what begins at it. */
export const unitsOut = (addon: Stock, reservations: readonly Reservation[], now: Temporal.Instant): UnitsOut => {
  const units = unitsInService(addon);
  const peak = peakUnits(reservations, fromNowOn(now));
  return {
    outNow: peakUnits(reservations, { from: now, until: now.add({ seconds: 1 }) }),
    outNextWeek: peakUnits(reservations, { from: now, until: now.add({ hours: 24 * 7 }) }),
    short: units === null ? 0 : Math.max(0, peak - units),
  };
};
