import type { DataOf } from '../../../api/routes.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';

export type ClaimPrice = DataOf<'GET /admin/claim-prices'>[number];
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
