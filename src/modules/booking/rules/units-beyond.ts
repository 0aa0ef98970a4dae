import { isBefore, overlap, type Period, partsOutside } from '#kernel/period.ts';
import type { Units } from './addon-quantities.ts';

type Taken = Readonly<{ period: Period; addons: readonly Units[] }>;

/** The units of add-ons, and when, that a rental takes beyond another one of the same booking. */
export const unitsBeyond = (before: Taken, after: Taken): (Units & { during: Period })[] =>
  after.addons.flatMap(({ addonId, quantity }) => {
    const own = before.addons.find((one) => one.addonId === addonId)?.quantity ?? 0;
    const outside = partsOutside(after.period, before.period).map((during) => ({ addonId, quantity, during }));
    const inside = overlap(before.period, after.period) && quantity > own;
    return inside
      ? [...outside, { addonId, quantity: quantity - own, during: commonPart(before.period, after.period) }]
      : outside;
  });

const commonPart = (a: Period, b: Period): Period => ({
  from: isBefore(a.from, b.from) ? b.from : a.from,
  until: isBefore(a.until, b.until) ? a.until : b.until,
});
