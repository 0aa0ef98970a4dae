import type { Booking, HandOverKind } from '../booking.ts';
import { type Deposits, depositLeft } from '../security-deposit/deposits.ts';
import { type Fields, isMileageLess, type Problem, saysOfDamage } from './fields.ts';

export type StepName = 'papers' | 'agreement' | 'money' | 'meter' | 'photos' | 'damage' | 'late' | 'earlyReturn';
export type Step = Readonly<{ name: StepName; number: number; isDone: boolean }>;

/** The steps of each kind, in the order in which they are gone through at the vehicle. */
const order: Readonly<Record<HandOverKind, readonly StepName[]>> = {
  'pick-up': ['papers', 'agreement', 'money', 'meter', 'photos', 'damage'],
  return: ['meter', 'photos', 'damage', 'late', 'earlyReturn', 'money'],
};

/** The step that each field is in. */
const stepOf: Readonly<Record<keyof Fields, StepName>> = {
  licenseChecked: 'papers',
  licensesSeen: 'papers',
  withoutAgreement: 'agreement',
  mileage: 'meter',
  fuel: 'meter',
  pickUpMileage: 'meter',
  pickUpMileageReason: 'meter',
  returnedDate: 'meter',
  returnedTime: 'meter',
  damage: 'damage',
  note: 'damage',
  inspected: 'damage',
  newDamage: 'damage',
  lateChoice: 'late',
  lateFee: 'late',
  lateReason: 'late',
  keepsPrice: 'earlyReturn',
  keepsDeposit: 'money',
};

/** Something that is missing. `isBlocking`: the hand-over cannot be recorded without it; else it is asked about. */
export type Lack = Readonly<{
  step: StepName;
  what: Problem['what'] | 'unsigned' | 'stillOwed' | 'noDeposit' | 'placesLeft' | 'notInspected';
  field: keyof Fields | null;
  isBlocking: boolean;
}>;

export type StepFacts = Readonly<{
  fields: Fields;
  booking: Pick<Booking, 'owedAmount' | 'agreement'>;
  /** Null if they could not be loaded. */
  deposits: Deposits | null;
  lastMileage: number;
  /** Baht. */
  lateFee: number;
  /** Whether the vehicle is late, or it is not known. */
  hasLateStep: boolean;
  /** Whether an early return gives something back. */
  hasEarlyStep: boolean;
  /** How many places have no photograph. */
  placesLeft: number;
  /** Whether the page is an older copy: what it says of a signature may be over. */
  isCopy: boolean;
  /** Whether the press that records the return gives the deposit back. */
  givesBack: boolean;
  problems: readonly Problem[];
}>;

const stepsIn = (kind: HandOverKind, has: Pick<StepFacts, 'hasLateStep' | 'hasEarlyStep'>): readonly StepName[] =>
  order[kind].filter((name) => (name === 'late' ? has.hasLateStep : name !== 'earlyReturn' || has.hasEarlyStep));

/** All that is missing, in the order of the steps. */
export const lacksIn = (kind: HandOverKind, facts: StepFacts): Lack[] => {
  const { fields, booking, deposits, lastMileage, lateFee, placesLeft, isCopy, problems } = facts;
  const asked = (step: StepName, what: Lack['what'], isMissing: boolean): Lack[] =>
    isMissing ? [{ step, what, field: null, isBlocking: false }] : [];
  const isUnsigned = booking.agreement.state !== 'signed' && fields.withoutAgreement.trim() === '';
  // What blocks a return says the same.
  const isLess = isMileageLess(fields, lastMileage) && problems.every(({ what }) => what !== 'mileageLess');
  const lacks: Lack[] = [
    ...problems.map(({ field, what }) => ({ step: stepOf[field], what, field, isBlocking: true })),
    ...asked('agreement', 'unsigned', isUnsigned).map((lack) => ({ ...lack, isBlocking: !isCopy })),
    ...asked('meter', 'mileageLess', isLess),
    ...asked('money', 'stillOwed', booking.owedAmount + lateFee > 0),
    ...asked('money', 'noDeposit', kind === 'pick-up' && deposits !== null && isDepositDue(deposits)),
    ...asked('photos', 'placesLeft', placesLeft > 0),
    ...asked('damage', 'notInspected', !saysOfDamage(fields)),
  ];
  return stepsIn(kind, facts).flatMap((name) => lacks.filter(({ step }) => step === name));
};

const isDepositDue = (deposits: Deposits): boolean => deposits.agreedAmount > 0 && depositLeft(deposits) === undefined;

/** The steps of a hand-over. A step is done once nothing of it is missing; at a return the deposit is settled too. */
export const stepsOf = (kind: HandOverKind, facts: StepFacts): Step[] => {
  const lacking = new Set(lacksIn(kind, facts).map(({ step }) => step));
  const { deposits, givesBack } = facts;
  const isSettled = kind === 'pick-up' || givesBack || (deposits !== null && depositLeft(deposits) === undefined);
  return stepsIn(kind, facts).map((name, index) => ({
    name,
    number: index + 1,
    isDone: !lacking.has(name) && (name !== 'money' || (deposits !== null && isSettled)),
  }));
};

/** What a return found that may be claimed, or is not settled: the deposit does not go back with it. */
export type AgainstGivingBack = 'owed' | 'fuel' | 'damage' | 'unsaid';

type Found = Readonly<{
  fields: Fields;
  /** Eighths; null if it was not read. */
  fuelAtPickUp: number | null;
  /** Baht, with the late fee. */
  owedAmount: number;
}>;

/** Why the deposit stays at a return; empty where nothing was found and nothing is owed. */
export const againstGivingBack = ({ fields, fuelAtPickUp, owedAmount }: Found): AgainstGivingBack[] => {
  const { fuel, newDamage, damage } = fields;
  return [
    ...(fuel !== null && fuel < (fuelAtPickUp ?? 0) ? (['fuel'] as const) : []),
    ...(newDamage.length > 0 || damage.trim() !== '' ? (['damage'] as const) : []),
    ...(owedAmount > 0 ? (['owed'] as const) : []),
    ...(fuel === null || !saysOfDamage(fields) ? (['unsaid'] as const) : []),
  ];
};
