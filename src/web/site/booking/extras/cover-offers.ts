import type { InsurancePackageShape } from '#contract/extras.ts';
import type { Language } from '../../../languages/language.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { textIn } from '../../../languages/text-in.ts';

export type CoverOption = Readonly<{ id: string; code: string; name: string; excess: number; limit: number }>;

export type CoverOffer = Readonly<{
  id: string;
  name: string;
  /** What it is, in a sentence and at length; empty where the business wrote nothing. */
  texts: readonly string[];
  /** Baht: what the customer pays at most for damage to the car; null when it does not cover that. */
  excess: number | null;
  /** The cover in the letters of the trade, such as `SCDW, PAI, PEC`. */
  codes: string;
  /** What is shown at once, and the rest, on demand. */
  highlights: readonly string[];
  moreHighlights: readonly string[];
  terms: string | undefined;
  moreTerms: readonly string[];
  options: readonly CoverOption[];
  paymentOption: InsurancePackageShape['paymentOption'];
  dailyRate: number | null;
}>;

const carDamage = new Set(['CDW', 'SCDW']);

const HIGHLIGHTS_SHOWN = 4;

export const coverOffers = (packages: readonly InsurancePackageShape[], language: Language): CoverOffer[] =>
  packages.map((one) => {
    const damage = one.packageOptions.filter(({ insuranceOption }) => carDamage.has(insuranceOption.code));
    const highlights = inLanguage(one.highlights, one.highlightsInThai, language);
    const [terms, ...moreTerms] = inLanguage(one.termsAndConditions, one.termsAndConditionsInThai, language);
    return {
      id: one.id,
      name: nameIn(one, language),
      texts: [textIn(one.shortDescription, language), descriptionIn(one, language)].filter(Boolean),
      excess: damage.length === 0 ? null : Math.min(...damage.map(({ deductible }) => deductible)),
      codes: one.packageOptions.map(({ insuranceOption }) => insuranceOption.code).join(', '),
      highlights: highlights.slice(0, HIGHLIGHTS_SHOWN),
      moreHighlights: highlights.slice(HIGHLIGHTS_SHOWN),
      terms,
      moreTerms,
      options: one.packageOptions.map((option) => optionOf(option, language)),
      paymentOption: one.paymentOption,
      dailyRate: one.pricing[0]?.dailyRate ?? null,
    };
  });

const descriptionIn = ({ description, descriptionInThai }: InsurancePackageShape, language: Language) =>
  textIn({ en: description, th: descriptionInThai }, language);

const optionOf = (
  { id, insuranceOption, deductible, maxCoverage }: InsurancePackageShape['packageOptions'][number],
  language: Language,
): CoverOption => ({
  id,
  code: insuranceOption.code,
  name: nameIn(insuranceOption, language),
  excess: deductible,
  limit: maxCoverage,
});

const inLanguage = (texts: readonly string[], inThai: readonly string[], language: Language) =>
  language === 'th' && inThai.length > 0 ? inThai : texts;

/** How full the bar of a card is, in percent: all of it without a limit, a trace at nothing. */
export const barOf = (excess: number | null, highest: number): number =>
  excess === null ? 100 : Math.max(2, Math.round((62 * excess) / Math.max(highest, 1)));
