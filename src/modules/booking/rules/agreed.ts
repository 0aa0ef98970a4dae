import { isForward, type Period } from '#kernel/period.ts';
import { type BookingLimits, limitProblems, type PeriodFields, periodProblems } from './limits.ts';

export type Units = Readonly<{ addonId: string; quantity: number }>;

/** What a booking is about, of which its customer may change any part. */
export type Agreed = Readonly<{
  period: Period;
  pickUpLocationId: string;
  dropOffLocationId: string;
  /** In the order of their ids. */
  addons: readonly Units[];
}>;

/** What differs between two agreements. Places alone change no price. */
export const differences = (before: Agreed, after: Agreed) => ({
  period: !isSamePeriod(before.period, after.period),
  addons: JSON.stringify(before.addons) !== JSON.stringify(after.addons),
  places: before.pickUpLocationId !== after.pickUpLocationId || before.dropOffLocationId !== after.dropOffLocationId,
});

const isSamePeriod = (a: Period, b: Period) => a.from.equals(b.from) && a.until.equals(b.until);

/**
 * What is wrong with a booking's new period: the limits are those of a new booking, but a pick-up that stays was fine
 * when it was agreed.
 */
export const movedProblems = (
  now: Temporal.Instant,
  { before, after }: { before: Period; after: Period },
  limits: BookingLimits,
  fields: PeriodFields,
): Record<string, string> => {
  if (!isForward(after)) return periodProblems(after, fields);
  const stays = before.from.equals(after.from);
  const held = stays ? { ...limits, allowSameDayBooking: true, advanceBookingDays: Number.MAX_SAFE_INTEGER } : limits;
  return limitProblems(now, after, held, fields);
};

const KINDS_AT_MOST = 50;
const UNITS_AT_MOST = 1000;

/** What is wrong with add-ons as such; their stock is another matter. The limits of a new booking. */
export const addonProblems = (addons: readonly Units[]): Record<string, string> => {
  if (addons.length > KINDS_AT_MOST) return { addons: `Choose at most ${KINDS_AT_MOST} add-ons` };
  return addons.some(({ quantity }) => quantity > UNITS_AT_MOST) ? { addons: 'Choose at most 1,000' } : {};
};

/** More of add-ons, beside those that are there. */
export const withMore = (addons: readonly Units[], more: readonly Units[]): Units[] =>
  withQuantities(
    addons,
    more.map(({ addonId, quantity }) => ({ addonId, quantity: quantity + quantityOf(addons, addonId) })),
  );

/** Quantities set anew; those that are not named stay, and none of one takes it off. */
export const withQuantities = (addons: readonly Units[], set: readonly Units[]): Units[] => {
  const quantities = new Map([...addons, ...set].map(({ addonId, quantity }) => [addonId, quantity]));
  return [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([addonId, quantity]) => ({ addonId, quantity }))
    .sort((a, b) => (a.addonId < b.addonId ? -1 : 1));
};

const quantityOf = (addons: readonly Units[], id: string) =>
  addons.find(({ addonId }) => addonId === id)?.quantity ?? 0;
