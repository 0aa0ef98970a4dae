import { type Satang, zeroSatang } from '#kernel/money.ts';

/** What a return elsewhere costs; `categoryFees`: satang by id of the categories whose fee differs. */
export type OneWayPrice = Readonly<{
  fee: Satang;
  categoryFees: Readonly<Record<string, Satang>>;
  /** Of so many days and more it is free; null: never. */
  freeFromDays: number | null;
}>;

/** Worked examples: docs/rules/places.md */
export const oneWayFee = (pair: OneWayPrice | undefined, { categoryId, days }: { categoryId: string; days: number }) =>
  !pair || (pair.freeFromDays !== null && days >= pair.freeFromDays)
    ? zeroSatang
    : (pair.categoryFees[categoryId] ?? pair.fee);

type Ends = Readonly<{ pickUpId: string; dropOffId: string }>;

/** Whether a vehicle is not taken back there: one-way goes between `pairs` alone, and there is none. */
export const isNoOneWay = (
  { pickUpId, dropOffId }: Ends,
  pair: OneWayPrice | undefined,
  oneWay: 'anywhere' | 'pairs',
): boolean => oneWay === 'pairs' && pickUpId !== dropOffId && !pair;
