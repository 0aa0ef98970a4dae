import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';

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
