import { isBefore, overlap, type Period } from '#kernel/period.ts';

export type Reservation = Readonly<{ during: Period; quantity: number }>;

type Stock = Readonly<{ maxQuantity: number | null; currentStock: number }>;

/** `maxQuantity` empty: not stock-kept, any quantity. Set: `currentStock` units, at most that many, are in service. */
export const unitsInService = ({ maxQuantity, currentStock }: Stock): number | null =>
  maxQuantity === null ? null : Math.min(currentStock, maxQuantity);

/** The most units that are out at one moment of a period. What ends at a moment is back for what begins at it. */
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

/** Units that a booking may take over a whole period; null when the add-on is not stock-kept. */
export const unitsFree = (addon: Stock, reservations: readonly Reservation[], period: Period): number | null => {
  const units = unitsInService(addon);
  return units === null ? null : Math.max(0, units - peakUnits(reservations, period));
};

/** Whether so many units may be taken of what `unitsFree` says: the last one too, and any number where no stock is kept. */
export const isEnough = (free: number | null, quantity: number) => free === null || quantity <= free;
