import type { Period } from '#kernel/period.ts';
import { peakUnits, type Reservation, unitsInService } from './stock.ts';

type Stock = Readonly<{ maxQuantity: number | null; currentStock: number }>;

export type UnitsOut = Readonly<{
  /** The units out with bookings at this moment. */
  outNow: number;
  /** The most units out at any one moment of the next seven days. */
  outNextWeek: number;
  /** The units booked beyond the stock, at the worst moment from now on. */
  short: number;
}>;

/** A period of 20 years from now, longer than any booking is ahead. */
export const fromNowOn = (now: Temporal.Instant): Period => ({ from: now, until: now.add({ hours: 24 * 365 * 20 }) });

/**
 * The units of an add-on that are out now and in the next week, and the shortage. A reservation that ends at a moment
 * frees its units for one that begins then.
 */
export const unitsOut = (addon: Stock, reservations: readonly Reservation[], now: Temporal.Instant): UnitsOut => {
  const units = unitsInService(addon);
  const peak = peakUnits(reservations, fromNowOn(now));
  return {
    outNow: peakUnits(reservations, { from: now, until: now.add({ seconds: 1 }) }),
    outNextWeek: peakUnits(reservations, { from: now, until: now.add({ hours: 24 * 7 }) }),
    short: units === null ? 0 : Math.max(0, peak - units),
  };
};
