import type { DataOf } from '../../../api/routes.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';

export type ClaimPrice = DataOf<'GET /admin/claim-prices'>[number];
type Named = Readonly<{ id: string; name: string; nameInThai: string | null }>;

/** The categories that a price may be for; one that it has and that was archived may stay. */
export const categoriesFor = (price: ClaimPrice | null, categories: readonly Named[]): readonly Named[] => {
  const { categoryId = null, category = null } = price ?? {};
  const isListed = categories.some(({ id }) => id === categoryId);
  return categoryId && category && !isListed ? [...categories, { id: categoryId, ...category }] : categories;
};

export const pricedKinds = ['damage', 'fuel', 'cleaning', 'lost', 'idle-days'] as const;

/** Returns a function that says what a price is for: `Damage: scratch, small`. */
export const useNameOfPrice = () => {
  const kindOf = useWords('claims', 'kind');
  const ofDamage = useWords('damage');
  const language = useLanguage();
  return ({ kind, damageKind, damageSize, item, itemInThai }: ClaimPrice): string => {
    if (damageKind && damageSize) {
      const words = { kind: ofDamage(`kind.${damageKind}`).toLowerCase(), size: ofDamage(`size.${damageSize}`) };
      return `${kindOf(kind)}: ${ofDamage('what', words)}`;
    }
    return item === null
      ? kindOf(kind)
      : `${kindOf(kind)}: ${nameIn({ name: item, nameInThai: itemInThai }, language)}`;
  };
};
