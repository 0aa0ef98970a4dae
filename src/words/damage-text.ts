import type { Language } from '#contract/fields.ts';
import type { DamageKind, DamageSize } from '#kernel/damage.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import type { PhotoPlace } from '#kernel/photo-places.ts';
import { damage as english } from './en/damage.ts';
import { photos as englishPhotos } from './en/photos.ts';
import { damage as thai } from './th/damage.ts';
import { photos as thaiPhotos } from './th/photos.ts';

const dictionaries = { en: { damage: english, photos: englishPhotos }, th: { damage: thai, photos: thaiPhotos } };

type Damage = Readonly<{ place: PhotoPlace; kind: DamageKind; size: DamageSize }>;

/** A damage in words, as mails and papers say it: `Left side: scratch, small`. */
export const damageText = ({ place, kind, size }: Damage, language: Language): string => {
  const { damage, photos } = dictionaries[language];
  const words = { place: photos.place[place], kind: damage.kind[kind].toLowerCase(), size: damage.size[size] };
  return fillPlaceholders(damage.one, words);
};
