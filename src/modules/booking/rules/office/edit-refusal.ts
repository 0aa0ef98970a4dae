import type { Problem } from '#kernel/problem.ts';
import { type AgreedRental, differences } from '../change-limits.ts';
import { isOverdue } from '../hold.ts';
import { stateOf } from '../lifecycle.ts';
import { cannotChange, holdExpired, pickedUpAlready } from '../problems.ts';

type Facts = Parameters<typeof isOverdue>[0] & Parameters<typeof stateOf>[0];
type Edit = Readonly<{ before: AgreedRental; after: AgreedRental; isOtherVehicle: boolean }>;

/**
 * Why staff cannot edit a booking so. What is over can have notes and money alone; of what is out the return can be another,
 * in time and place, and what was sold with the vehicle.
 */
export const editRefusal = (
  booking: Facts,
  now: Temporal.Instant,
  { before, after, isOtherVehicle }: Edit,
): Problem | null => {
  const isOtherStart =
    isOtherVehicle ||
    !before.period.from.equals(after.period.from) ||
    before.pickUpLocationId !== after.pickUpLocationId;
  const isOtherEnd =
    !before.period.until.equals(after.period.until) || before.dropOffLocationId !== after.dropOffLocationId;
  const { addons, insurance, discount } = differences(before, after);
  const isOtherPrice = addons || insurance || discount;
  if (!isOtherStart && !isOtherEnd && !isOtherPrice) return null;
  const state = stateOf(booking);
  if (state === 'completed' || state === 'cancelled') return cannotChange(state);
  if (state === 'picked-up' && isOtherStart) return pickedUpAlready();
  return isOverdue(booking, now) ? holdExpired() : null;
};
