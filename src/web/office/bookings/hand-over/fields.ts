import { type DamageDraft, isComplete, sentDamage } from '../../../damage/damage-draft.ts';
import { typedOrNone } from '../../form/typed-number.ts';
import type { Booking, HandOverKind } from '../booking.ts';

/** The values of the hand-over form's fields. */
export type Fields = Readonly<{
  licenseChecked: boolean;
  /** The ids of extra drivers whose licences were seen, with spaces between them. */
  licensesSeen: string;
  mileage: string;
  /** Eighths of a tank; null until chosen. */
  fuel: number | null;
  damage: string;
  note: string;
  /** Somebody looked around the vehicle and saw nothing new. */
  inspected: boolean;
  /** Damage that was first seen at this hand-over. */
  newDamage: readonly DamageDraft[];
  /** What is charged for a late return: what the grace rule proposes, another amount, or nothing; empty until chosen. */
  lateChoice: string;
  /** Baht, where it is not what is proposed. */
  lateFee: string;
  /** Why nothing is charged. */
  lateReason: string;
  /** An early return gives nothing back, although it could. */
  keepsPrice: boolean;
  /** The deposit stays with the business for now, although it could go back with the return. */
  keepsDeposit: boolean;
  /** When the vehicle came back; both empty for now. The time as `14:25`. */
  returnedDate: string;
  returnedTime: string;
  /** The right mileage at pick-up; empty to leave it. */
  pickUpMileage: string;
  pickUpMileageReason: string;
  /** Why an admin lets the keys go without a signed agreement; empty otherwise. */
  withoutAgreement: string;
}>;

export const emptyFields: Fields = {
  licenseChecked: false,
  licensesSeen: '',
  mileage: '',
  fuel: null,
  damage: '',
  note: '',
  inspected: false,
  newDamage: [],
  lateChoice: '',
  lateFee: '',
  lateReason: '',
  keepsPrice: false,
  keepsDeposit: false,
  returnedDate: '',
  returnedTime: '',
  pickUpMileage: '',
  pickUpMileageReason: '',
  withoutAgreement: '',
};

/** The ids of extra drivers whose licences were seen. */
export const seenIn = ({ licensesSeen }: Pick<Fields, 'licensesSeen'>): string[] =>
  licensesSeen.split(' ').filter(Boolean);

export const withSeen = (fields: Fields, id: string, isSeen: boolean): Partial<Fields> => {
  const others = seenIn(fields).filter((one) => one !== id);
  return { licensesSeen: (isSeen ? [...others, id] : others).join(' ') };
};

export const hasEarlierReturn = ({ returnedDate, returnedTime }: Fields): boolean =>
  returnedDate !== '' || returnedTime.trim() !== '';

/** The moment when the vehicle came back; null for now, and while it is incomplete. */
export const returnedAtIn = ({ returnedDate, returnedTime }: Fields): string | null => {
  const time = returnedTime.trim().replace('.', ':').padStart(5, '0');
  return returnedDate !== '' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? `${returnedDate}T${time}` : null;
};

/** Whole kilometres as people write them: `61,204`; null for anything else. */
export const mileageIn = (text: string): number | null => {
  const digits = text.replaceAll(/[\s,.]/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
};

/** The last known mileage, as it is corrected here. */
export const lastMileageIn = ({ pickUpMileage }: Pick<Fields, 'pickUpMileage'>, lastMileage: number): number =>
  mileageIn(pickUpMileage) ?? lastMileage;

/** Whether the mileage that is typed is below the last known. */
export const isMileageLess = (fields: Pick<Fields, 'mileage' | 'pickUpMileage'>, lastMileage: number): boolean =>
  (mileageIn(fields.mileage) ?? Number.POSITIVE_INFINITY) < lastMileageIn(fields, lastMileage);

/** How late a return is, in days, and what the grace rule proposes for it, in baht. */
export type Lateness = Readonly<{ lateDays: number; proposedFee: number }>;

/**
 * Baht; null is no amount, or not decided yet. `late` is null where it is not known how late it is: then what is typed
 * counts, and nothing is no fee.
 */
export const lateFeeIn = (
  { lateChoice, lateFee }: Pick<Fields, 'lateChoice' | 'lateFee'>,
  late: Lateness | null,
): number | null => {
  const typed = typedOrNone(lateFee);
  if (late === null) return typed === null ? 0 : amountIn(typed, 0);
  if (late.lateDays === 0 || lateChoice === 'waived') return 0;
  if (lateChoice === 'proposed') return late.proposedFee;
  return lateChoice === 'other' ? amountIn(typed, 0.01) : null;
};

const amountIn = (typed: number | string | null, least: number): number | null =>
  typeof typed === 'number' && typed >= least ? typed : null;

export type Problem = Readonly<{
  field: keyof Fields;
  what:
    | 'licenceRequired'
    | 'mileageRequired'
    | 'mileageWrong'
    | 'mileageLess'
    | 'fuelRequired'
    | 'lateUndecided'
    | 'feeWrong'
    | 'waiveReason'
    | 'returnedWrong'
    | 'reasonRequired'
    | 'damageIncomplete';
}>;

/** What the rules of a return need: the mileage that the pick-up recorded, and how late it is; null if not known. */
export type ReturnFacts = Readonly<{ mileage: number | null; late: Lateness | null }>;

const feeProblem = (fields: Fields, late: Lateness | null): Problem[] => {
  const isLate = late !== null && late.lateDays > 0;
  if (isLate && fields.lateChoice === '') return [{ field: 'lateChoice', what: 'lateUndecided' }];
  if (lateFeeIn(fields, late) === null) return [{ field: 'lateFee', what: 'feeWrong' }];
  const isUnexplained = isLate && fields.lateChoice === 'waived' && fields.lateReason.trim() === '';
  return isUnexplained ? [{ field: 'lateReason', what: 'waiveReason' }] : [];
};

/** What is missing or impossible in a hand-over, in the order of its steps. */
export const problemsIn = (fields: Fields, kind: HandOverKind, { mileage: recorded, late }: ReturnFacts): Problem[] => {
  const isCorrected = fields.pickUpMileage.trim() !== '';
  const atPickUp = isCorrected ? mileageIn(fields.pickUpMileage) : recorded;
  return [
    ...(kind === 'pick-up' && !fields.licenseChecked
      ? [{ field: 'licenseChecked', what: 'licenceRequired' } as const]
      : []),
    ...(mileageIn(fields.mileage) === null
      ? [{ field: 'mileage', what: fields.mileage.trim() === '' ? 'mileageRequired' : 'mileageWrong' } as const]
      : []),
    ...((mileageIn(fields.mileage) ?? Number.POSITIVE_INFINITY) < (atPickUp ?? 0)
      ? [{ field: 'mileage', what: 'mileageLess' } as const]
      : []),
    ...(fields.fuel === null ? [{ field: 'fuel', what: 'fuelRequired' } as const] : []),
    ...(hasEarlierReturn(fields) && returnedAtIn(fields) === null
      ? [{ field: 'returnedTime', what: 'returnedWrong' } as const]
      : []),
    ...(isCorrected && mileageIn(fields.pickUpMileage) === null
      ? [{ field: 'pickUpMileage', what: 'mileageWrong' } as const]
      : []),
    ...(isCorrected && fields.pickUpMileageReason.trim() === ''
      ? [{ field: 'pickUpMileageReason', what: 'reasonRequired' } as const]
      : []),
    ...(fields.newDamage.every(isComplete) ? [] : [{ field: 'newDamage', what: 'damageIncomplete' } as const]),
    ...(kind === 'return' ? feeProblem(fields, late) : []),
  ];
};

/** Whether it is said of the vehicle that there is damage, or nothing new. */
export const saysOfDamage = ({ inspected, newDamage, damage }: Fields): boolean =>
  inspected || newDamage.length > 0 || damage.trim() !== '';

/** The tick that there is nothing new, and new damage: each clears the other. */
export const withInspected = (inspected: boolean): Partial<Fields> => ({
  inspected,
  ...(inspected && { newDamage: [] }),
});
export const withNewDamage = (newDamage: Fields['newDamage']): Partial<Fields> => ({
  newDamage,
  ...(newDamage.length > 0 && { inspected: false }),
});

/** Something unusual that the clerk must confirm before the hand-over is recorded. */
export type Doubt = 'early' | 'notBegun' | 'noPickUp' | 'mileageMuch';

/** More than this between two rentals, or on a day of one, is asked about: a digit too many is soon typed. */
export const MUCH_BETWEEN = 500;
export const MUCH_A_DAY = 1500;

type HandOverFacts = Readonly<{
  booking: Pick<Booking, 'pickupDate' | 'stage' | 'days'>;
  lastMileage: number;
  /** The date in Bangkok. */
  today: string;
}>;

/** Whether the pick-up is agreed for a later day than `today`, a date in Bangkok. */
export const isEarly = ({ pickupDate }: Pick<Booking, 'pickupDate'>, today: string): boolean =>
  pickupDate.slice(0, 10) > today;

export const doubtsIn = (
  fields: Fields,
  kind: HandOverKind,
  { booking, lastMileage, today }: HandOverFacts,
): Doubt[] => {
  const isAhead = isEarly(booking, today);
  const driven = (mileageIn(fields.mileage) ?? lastMileage) - lastMileageIn(fields, lastMileage);
  const much = kind === 'pick-up' ? MUCH_BETWEEN : MUCH_A_DAY * booking.days;
  return [
    ...(kind === 'pick-up' && isAhead ? (['early'] as const) : []),
    ...(kind === 'return' && booking.stage !== 'picked-up'
      ? (['noPickUp', ...(isAhead ? (['notBegun'] as const) : [])] as const)
      : []),
    // Of a vehicle that was never read nothing is known.
    ...(lastMileage > 0 && driven > much ? (['mileageMuch'] as const) : []),
  ];
};

/** What a return alone sends. */
export const returnFactsIn = (fields: Fields, late: Lateness | null, earlyTotal: number | null) => {
  const returnedAt = returnedAtIn(fields);
  const mileage = mileageIn(fields.pickUpMileage);
  const lateFee = lateFeeIn(fields, late) ?? 0;
  const isWaived = lateFee === 0 && late !== null && late.lateDays > 0;
  return {
    lateFee,
    ...(isWaived && { lateFeeReason: fields.lateReason.trim() }),
    ...(earlyTotal !== null && !fields.keepsPrice && { earlyTotal }),
    ...(returnedAt !== null && { returnedAt }),
    ...(mileage !== null && { pickUpMileage: { mileage, reason: fields.pickUpMileageReason.trim() } }),
  };
};

/** The part of the request that pick-up and return share. */
export const factsIn = ({ mileage, fuel, damage, note, newDamage, inspected }: Fields) => ({
  mileage: mileageIn(mileage) ?? 0,
  fuel: fuel ?? 0,
  ...(damage.trim() && { damage: damage.trim() }),
  ...(note.trim() && { note: note.trim() }),
  ...(newDamage.length > 0 && { newDamage: newDamage.map(sentDamage) }),
  ...(inspected && { inspected }),
});
