import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { toBaht, zeroSatang } from '#kernel/money.ts';
import { type ChosenCover, readChosenCover } from '#modules/extras/index.ts';
import type { Damage } from '#modules/fleet/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { bahtText } from '#words/baht-text.ts';
import { agreement as english } from '#words/en/agreement.ts';
import { damage as englishDamage } from '#words/en/damage.ts';
import { photos as englishPhotos } from '#words/en/photos.ts';
import { agreement as thai } from '#words/th/agreement.ts';
import { damage as thaiDamage } from '#words/th/damage.ts';
import { photos as thaiPhotos } from '#words/th/photos.ts';
import type { Translated } from '#words/translated.ts';
import type { Booking } from '../records/booking-store.ts';

/** A text in both languages of the paper. */
export type Bilingual = Readonly<Record<Language, string>>;

export const bilingual = (textIn: (language: Language) => string): Bilingual => ({
  th: textIn('th'),
  en: textIn('en'),
});

const dictionaries: Record<Language, Translated<typeof english>> = { en: english, th: thai };

export type Word = Exclude<keyof typeof english, 'terms' | 'fuels'>;
type Values = Readonly<Record<string, string | number>>;

/** A word of the paper in both languages, its places filled; in each by its own values where they differ. */
export const agreementText = (word: Word, values: Values | ((language: Language) => Values) = {}): Bilingual =>
  bilingual((language) =>
    fillPlaceholders(dictionaries[language][word], typeof values === 'function' ? values(language) : values),
  );

/** `3/4`, `half`. */
export const fuelLevelText = (eighths: number, language: Language): string =>
  new Map(Object.entries(dictionaries[language].fuels)).get(`${eighths}`) ?? `${eighths}/8`;

const ofDamage = {
  en: { damage: englishDamage, photos: englishPhotos },
  th: { damage: thaiDamage, photos: thaiPhotos },
};

/** The damage of a vehicle in words, one after the other. */
export const damageText = (known: readonly Damage[], language: Language): string => {
  const { damage, photos } = ofDamage[language];
  return known
    .map(({ place, kind, size }) => {
      const words = { place: photos.place[place], kind: damage.kind[kind].toLowerCase(), size: damage.size[size] };
      return fillPlaceholders(damage.one, words);
    })
    .join('; ');
};

type Term = keyof typeof english.terms;

/** The terms that apply, in both languages. */
export const termsOf = (values: (language: Language) => Values, left: readonly Term[] = []): Bilingual[] =>
  (Object.keys(english.terms) as Term[])
    .filter((term) => !left.includes(term))
    .map((term) => bilingual((language) => fillPlaceholders(dictionaries[language].terms[term], values(language))));

/** The cover of a booking as it was sold; null where none was chosen. */
export const coverOf = async (tx: Tx, { soldCover, insurancePackageId }: Booking): Promise<ChosenCover | null> =>
  soldCover ?? ((insurancePackageId && (await readChosenCover(tx, insurancePackageId, 'bought'))) || null);

/** The cover's name and excess. */
export const coverText = ({ name, nameInThai, excess }: ChosenCover): Bilingual =>
  agreementText(excess === null ? 'coverNotForTheVehicle' : 'coverAndExcess', (language) => ({
    name: (language === 'th' && nameInThai) || name,
    amount: bahtText(toBaht(excess ?? zeroSatang)),
  }));

/** The customer's liability for damage to the vehicle. */
export const liability = (cover: ChosenCover | null, language: Language): string => {
  if (!cover || cover.excess === null) return agreementText('uncovered')[language];
  if (cover.excess === 0) return agreementText('coveredWhole')[language];
  return agreementText('covered', { amount: bahtText(toBaht(cover.excess)) })[language];
};
