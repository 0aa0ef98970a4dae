import type { DamageKind, DamageSize } from '#kernel/damage.ts';
import type { PhotoPlace } from '#kernel/photo-places.ts';
import { useWords } from '../languages/use-words.ts';

type Damage = Readonly<{ place: PhotoPlace; kind: DamageKind; size: DamageSize }>;

/** Returns a function that says a damage in words: `Left side: scratch, small`. */
export const useDamageText = () => {
  const t = useWords('damage');
  const ofPhotos = useWords('photos', 'place');
  return ({ place, kind, size }: Damage): string =>
    t('one', { place: ofPhotos(place), kind: t(`kind.${kind}`).toLowerCase(), size: t(`size.${size}`) });
};
