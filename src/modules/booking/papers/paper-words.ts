import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { toBaht, zeroSatang } from '#kernel/money.ts';
import type { ChosenCover } from '#modules/extras/index.ts';
import { bahtText } from '#words/baht-text.ts';
import { agreement as english } from '#words/en/agreement.ts';
import { agreement as thai } from '#words/th/agreement.ts';
import type { Translated } from '#words/translated.ts';

/** A text in both languages of the paper. */
export type Bilingual = Readonly<Record<Language, string>>;

export const bilingual = (textIn: (language: Language) => string): Bilingual => ({
  th: textIn('th'),
  en: textIn('en'),
});

const dictionaries: Record<Language, Translated<typeof english>> = { en: english, th: thai };

export type Word = Exclude<keyof typeof english, 'fuels'>;
type Values = Readonly<Record<string, string | number>>;

/** A word of the paper in both languages, its places filled; in each by its own values where they differ. */
export const agreementText = (word: Word, values: Values | ((language: Language) => Values) = {}): Bilingual =>
  bilingual((language) =>
    fillPlaceholders(dictionaries[language][word], typeof values === 'function' ? values(language) : values),
  );

/** `3/4`, `half`. */
export const fuelLevelText = (eighths: number, language: Language): string =>
  new Map(Object.entries(dictionaries[language].fuels)).get(`${eighths}`) ?? `${eighths}/8`;

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
