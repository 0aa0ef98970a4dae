import { parseHours } from '#kernel/opening-hours.ts';
import { type FieldProblem, type FieldProblems, fieldProblem } from '#kernel/problem.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { isNoOneWay } from '../rules/one-way.ts';
import { dropOffAt, pickUpAt } from './at-place.ts';
import { pairOf } from './pair-store.ts';
import type { FeeFacts } from './rental-fees.ts';
import type { RentalPlaces } from './rental-places.ts';

/** Whether a vehicle picked up there is not taken back there. */
export const hasNoOneWay = async (tx: Tx, places: RentalPlaces, { booking }: Settings): Promise<boolean> => {
  const { pickUp, dropOff } = places;
  if (booking.oneWay === 'anywhere' || !pickUp || !dropOff) return false;
  return isNoOneWay({ pickUpId: pickUp.id, dropOffId: dropOff.id }, await pairOf(tx, places), booking.oneWay);
};

/** Why the locations of a rental do not take it: a return elsewhere, or an hour at which nobody is there. */
export const placeProblems = async (tx: Tx, rental: FeeFacts, settings: Settings): Promise<FieldProblems> => {
  const { pickUp, dropOff, period } = rental;
  const first = pickUp && pickUpAt(pickUp, period.from, settings);
  const last = dropOff && dropOffAt(dropOff, period.until, settings);
  return {
    ...((await hasNoOneWay(tx, rental, settings)) && { dropoffLocation: fieldProblem('rental.no-one-way') }),
    ...(first?.isRefused && { pickupDate: closedAt('pick-up', first.hours) }),
    ...(last?.isRefused && { returnDate: closedAt('return', last.hours) }),
  };
};

const closedAt = (stop: 'pick-up' | 'return', hours: string): FieldProblem =>
  parseHours(hours) === 'closed'
    ? fieldProblem(`rental.${stop}-day-closed`)
    : fieldProblem(`rental.${stop}-refused`, { hours });
