import type { Booking, HandOverKind } from '../booking.ts';

/** The values of the hand-over form's fields. */
export type Fields = Readonly<{
  licenseChecked: boolean;
  mileage: string;
  /** Eighths of a tank; null until chosen. */
  fuel: number | null;
  damage: string;
  note: string;
  /** Baht. */
  lateFee: string;
}>;

export const emptyFields = (proposedFee: number): Fields => ({
  licenseChecked: false,
  mileage: '',
  fuel: null,
  damage: '',
  note: '',
  lateFee: String(proposedFee),
});

/** Whole kilometres as people write them: `61,204`; null for anything else. */
export const mileageIn = (text: string): number | null => {
  const digits = text.replaceAll(/[\s,.]/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
};

export type Problem = Readonly<{
  field: keyof Fields;
  what: 'licenceRequired' | 'mileageRequired' | 'mileageLess' | 'fuelRequired' | 'feeWrong';
}>;

/** What is missing or impossible in a hand-over, in the order of its steps. */
export const problemsIn = (fields: Fields, kind: HandOverKind, atPickUp: number | null): Problem[] => [
  ...(kind === 'pick-up' && !fields.licenseChecked
    ? [{ field: 'licenseChecked', what: 'licenceRequired' } as const]
    : []),
  ...(mileageIn(fields.mileage) === null ? [{ field: 'mileage', what: 'mileageRequired' } as const] : []),
  ...((mileageIn(fields.mileage) ?? Number.POSITIVE_INFINITY) < (atPickUp ?? 0)
    ? [{ field: 'mileage', what: 'mileageLess' } as const]
    : []),
  ...(fields.fuel === null ? [{ field: 'fuel', what: 'fuelRequired' } as const] : []),
  ...(kind === 'return' && !(Number(fields.lateFee) >= 0) ? [{ field: 'lateFee', what: 'feeWrong' } as const] : []),
];

/** Something unusual that the clerk must confirm before the hand-over is recorded. */
export type Doubt = 'early' | 'notBegun' | 'noPhotos' | 'stillOwed' | 'noPickUp' | 'mileageLess';

type HandOverFacts = Readonly<{
  booking: Pick<Booking, 'pickupDate' | 'owedAmount' | 'stage'>;
  lastMileage: number;
  /** How many photographs were taken. */
  photos: number;
  /** The date in Bangkok. */
  today: string;
}>;

export const doubtsIn = (
  fields: Fields,
  kind: HandOverKind,
  { booking, lastMileage, photos, today }: HandOverFacts,
): Doubt[] => {
  const isAhead = booking.pickupDate.slice(0, 10) > today;
  return [
    ...(kind === 'pick-up' && isAhead ? (['early'] as const) : []),
    ...(kind === 'return' && booking.stage !== 'picked-up'
      ? (['noPickUp', ...(isAhead ? (['notBegun'] as const) : [])] as const)
      : []),
    ...(photos === 0 ? (['noPhotos'] as const) : []),
    ...(booking.owedAmount > 0 ? (['stillOwed'] as const) : []),
    ...(kind === 'pick-up' && (mileageIn(fields.mileage) ?? lastMileage) < lastMileage
      ? (['mileageLess'] as const)
      : []),
  ];
};

/** The part of the request that pick-up and return share. */
export const factsIn = ({ mileage, fuel, damage, note }: Fields) => ({
  mileage: mileageIn(mileage) ?? 0,
  fuel: fuel ?? 0,
  ...(damage.trim() && { damage: damage.trim() }),
  ...(note.trim() && { note: note.trim() }),
});
