import type { ClaimKind } from '#kernel/claim-kinds.ts';
import type { DamageKind, DamageSize } from '#kernel/damage.ts';
import type { Satang } from '#kernel/money.ts';
import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';

/** What a price of the list is for. `item` of a lost item alone, kind and size of damage alone. */
export type PricedThing = Readonly<{
  kind: ClaimKind;
  damageKind: DamageKind | null;
  damageSize: DamageSize | null;
  item: string | null;
}>;

export type ClaimPrice = PricedThing & Readonly<{ categoryId: string | null; amount: Satang; isTaxed: boolean }>;

/** The list's price of a thing for the rental's category, else for every category. */
export const priceFor = (
  list: readonly ClaimPrice[],
  { kind, damageKind, damageSize, item }: PricedThing,
  categoryId: string,
): ClaimPrice | undefined => {
  const priced = list.filter(
    (one) =>
      one.kind === kind &&
      one.damageKind === damageKind &&
      one.damageSize === damageSize &&
      one.item?.toLowerCase() === item?.toLowerCase(),
  );
  return priced.find((one) => one.categoryId === categoryId) ?? priced.find((one) => one.categoryId === null);
};

type Typed = Readonly<{
  kind?: string | undefined;
  damageKind?: string | null | undefined;
  damageSize?: string | null | undefined;
  item?: string | null | undefined;
}>;

/** What is missing in a price: of damage its kind and size, of a lost item its name. */
export const priceProblems = ({ kind, damageKind, damageSize, item }: Typed): FieldProblems => ({
  ...(kind === 'damage' && !damageKind && { damageKind: fieldProblem('damage.kind') }),
  ...(kind === 'damage' && !damageSize && { damageSize: fieldProblem('damage.size') }),
  ...(kind === 'lost' && !item && { item: fieldProblem('claim-price.item') }),
});
