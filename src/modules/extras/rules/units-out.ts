import type { Period } from '#kernel/period.ts';
import { unitsInService } from './stock.ts';

type Stock = Readonly<{ maxQuantity: number | null; currentStock: number }>;

export type UnitsOut = Readonly<{
  /** The units out with bookings at this moment. */
  outNow: number;
  /** The most units out at any one moment of the next seven days. */
  outNextWeek: number;
  /** The units booked beyond the stock, at the worst moment from now on. */
  short: number;
}>;

/** The periods whose worst moments are shown; the last is longer than any booking is ahead. */
export const outlookPeriods = (now: Temporal.Instant): Readonly<Record<'now' | 'nextWeek' | 'fromNowOn', Period>> => ({
  now: { from: now, until: now.add({ seconds: 1 }) },
  nextWeek: { from: now, until: now.add({ hours: 24 * 7 }) },
  fromNowOn: { from: now, until: now.add({ hours: 24 * 365 * 20 }) },
});

/** The units of an add-on that are out in each period, at its worst moment, and the shortage. */
export const unitsOut = (addon: Stock, out: Readonly<Record<'now' | 'nextWeek' | 'fromNowOn', number>>): UnitsOut => {
  const units = unitsInService(addon);
  return {
    outNow: out.now,
    outNextWeek: out.nextWeek,
    short: units === null ? 0 : Math.max(0, out.fromNowOn - units),
  };
};
