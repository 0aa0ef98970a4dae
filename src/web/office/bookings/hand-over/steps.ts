import type { Booking, HandOverKind } from '../booking.ts';
import { type Deposits, depositLeft } from '../security-deposit/deposits.ts';
import { type Fields, mileageIn, type Problem, saysOfDamage } from './fields.ts';

export type StepName = 'papers' | 'agreement' | 'money' | 'meter' | 'photos' | 'damage' | 'late';
export type Step = Readonly<{ name: StepName; number: number; isDone: boolean; isMissing: boolean }>;

/** The steps of each kind, in the order in which they are gone through at the vehicle. */
const order: Readonly<Record<HandOverKind, readonly StepName[]>> = {
  'pick-up': ['papers', 'agreement', 'money', 'meter', 'photos', 'damage'],
  return: ['meter', 'photos', 'damage', 'late', 'money'],
};

/** The step that each field is in. */
export const stepOf: Readonly<Record<keyof Fields, StepName>> = {
  licenseChecked: 'papers',
  licensesSeen: 'papers',
  withoutAgreement: 'agreement',
  mileage: 'meter',
  fuel: 'meter',
  pickUpMileage: 'meter',
  pickUpMileageReason: 'meter',
  damage: 'damage',
  note: 'damage',
  inspected: 'damage',
  newDamage: 'damage',
  lateFee: 'late',
  returnedDate: 'late',
  returnedTime: 'late',
};

/** At the pick-up it is left; at the return nothing of it is with the business any more. */
const isDepositDone = (kind: HandOverKind, deposits: Deposits): boolean => {
  const isLeft = depositLeft(deposits) !== undefined;
  return kind === 'pick-up' ? isLeft || deposits.agreedAmount === 0 : !isLeft;
};

export type StepFacts = Readonly<{
  fields: Fields;
  booking: Pick<Booking, 'owedAmount' | 'agreement'>;
  /** Null if they could not be loaded. */
  deposits: Deposits | null;
  /** Baht. */
  lateFee: number;
  /** Days for which the grace rule suggests a fee; null if they are not known. */
  lateDays: number | null;
  /** Whether the fee was typed or taken over, and is not just suggested. */
  isFeeDecided: boolean;
  photos: number;
  /** Whether each place of the vehicle has one. */
  hasAllPlaces: boolean;
  problems: readonly Problem[];
}>;

/** The steps of a hand-over, what is done, and what is missing before it can be recorded without a question. */
export const stepsOf = (
  kind: HandOverKind,
  { fields, booking, deposits, lateFee, lateDays, isFeeDecided, photos, hasAllPlaces, problems }: StepFacts,
): Step[] => {
  const wrong = new Set(problems.map(({ field }) => stepOf[field]));
  const isDone: Record<StepName, boolean> = {
    papers: fields.licenseChecked,
    agreement: booking.agreement.state === 'signed' || fields.withoutAgreement.trim() !== '',
    money: booking.owedAmount + lateFee === 0 && deposits !== null && isDepositDone(kind, deposits),
    meter: mileageIn(fields.mileage) !== null && fields.fuel !== null && !wrong.has('meter'),
    photos: hasAllPlaces,
    damage: !wrong.has('damage') && saysOfDamage(fields),
    late: !wrong.has('late') && (isFeeDecided || (lateDays === 0 && lateFee === 0)),
  };
  return order[kind].map((name, index) => ({
    name,
    number: index + 1,
    isDone: isDone[name],
    // No keys before the signature and the money; at the return the money may come after.
    isMissing:
      wrong.has(name) ||
      (name === 'photos' && photos === 0) ||
      (name === 'damage' && !isDone.damage) ||
      (name === 'agreement' && !isDone.agreement) ||
      (name === 'money' && kind === 'pick-up' && !isDone.money),
  }));
};
