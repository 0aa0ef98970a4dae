import type { DamageKind, DamageSize } from '#kernel/damage.ts';
import type { PhotoPlace } from '#kernel/photo-places.ts';
import { useWords } from '../languages/use-words.ts';
import { usePlaceName } from './use-place-name.ts';

type Damage = Readonly<{ place: PhotoPlace; kind: DamageKind; size: DamageSize }>;

/** Returns a function that says a damage in words: `Left side: scratch, small`. Without a body type a boot is a boot. */
export const useDamageText = (bodyType = '') => {
  const t = useWords('damage');
  const nameOf = usePlaceName(bodyType);
  return ({ place, kind, size }: Damage): string =>
    t('one', { place: nameOf(place), kind: t(`kind.${kind}`).toLowerCase(), size: t(`size.${size}`) });
};
