import { isBefore, overlap, type Period } from '#kernel/period.ts';

export type Reservation = Readonly<{ during: Period; quantity: number }>;

type Stock = Readonly<{ maxQuantity: number | null; currentStock: number }>;

/**
 * The units in service: `currentStock`, but at most `maxQuantity`; null if `maxQuantity` is empty, which means that no
 * stock is kept.
 */
export const unitsInService = ({ maxQuantity, currentStock }: Stock): number | null =>
  maxQuantity === null ? null : Math.min(currentStock, maxQuantity);

/**
 * The most units reserved at any moment of a period. A reservation that ends at a moment frees its units for one that
 * begins then.
 */
export const peakUnits = (reservations: readonly Reservation[], period: Period): number => {
  const changes = reservations
    .filter(({ during }) => overlap(during, period))
    .flatMap(({ during, quantity }) => [
      { at: isBefore(during.from, period.from) ? period.from : during.from, change: quantity },
      { at: during.until, change: -quantity },
    ])
    .sort((a, b) => Temporal.Instant.compare(a.at, b.at) || a.change - b.change);
  let out = 0;
  let peak = 0;
  for (const { change } of changes) {
    out += change;
    peak = Math.max(peak, out);
  }
  return peak;
};

/** The units that a booking may take over a whole period; null if no stock is kept. */
export const unitsFree = (addon: Stock, reservations: readonly Reservation[], period: Period): number | null => {
  const units = unitsInService(addon);
  return units === null ? null : Math.max(0, units - peakUnits(reservations, period));
};

/** Whether `quantity` units are available, given the result of `unitsFree`; always true if no stock is kept. */
export const isEnough = (free: number | null, quantity: number) => free === null || quantity <= free;
