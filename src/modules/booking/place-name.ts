import type { Language } from '#contract/fields.ts';
import type { Location } from '#modules/fleet/index.ts';

/** A place's name as mails and papers tell it. */
export const placeName = (place: Pick<Location, 'name' | 'nameInThai'>, language: Language): string =>
  (language === 'th' && place.nameInThai) || place.name;
