import type { InsurancePackageShape } from '#contract/extras.ts';
import type { InsuredRisk } from '#kernel/insured-risks.ts';
import type { Language } from '../../languages/language.ts';
import { nameIn } from '../../languages/name-in.ts';
import { textIn } from '../../languages/text-in.ts';

export type CoverOption = Readonly<{ id: string; code: string; name: string; excess: number; limit: number }>;

export type CoverOffer = Readonly<{
  id: string;
  name: string;
  /** The short and the long description; empty where the business wrote none. */
  texts: readonly string[];
  /** Baht: the most that the customer pays for damage to the car; null when the cover excludes it. */
  excess: number | null;
  /** Baht: the most that the cover pays; null without options. */
  limit: number | null;
  /** What it covers, of what covers are compared by; null where the business has not said so of all its options. */
  risks: readonly InsuredRisk[] | null;
  /** The cover's industry abbreviations, such as `SCDW, PAI, PEC`. */
  codes: string;
  /** `highlights` are shown at once, `moreHighlights` on demand. */
  highlights: readonly string[];
  moreHighlights: readonly string[];
  terms: string | undefined;
  moreTerms: readonly string[];
  options: readonly CoverOption[];
  paymentOption: InsurancePackageShape['paymentOption'];
  /** Whether it says where it is paid: not where every cover is paid online, as all else is. */
  saysWherePaid: boolean;
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
      texts: [
        textIn({ en: one.shortDescription, th: one.shortDescriptionInThai }, language),
        descriptionIn(one, language),
      ].filter(Boolean),
      excess: damage.length === 0 ? null : Math.min(...damage.map(({ deductible }) => deductible)),
      limit:
        one.packageOptions.length === 0 ? null : Math.max(...one.packageOptions.map(({ maxCoverage }) => maxCoverage)),
      risks: risksOf(one),
      codes: one.packageOptions.map(({ insuranceOption }) => insuranceOption.code).join(', '),
      highlights: highlights.slice(0, HIGHLIGHTS_SHOWN),
      moreHighlights: highlights.slice(HIGHLIGHTS_SHOWN),
      terms,
      moreTerms,
      options: one.packageOptions.map((option) => optionOf(option, language)),
      paymentOption: one.paymentOption,
      saysWherePaid: packages.some(({ paymentOption }) => paymentOption !== 'online'),
      dailyRate: one.pricing[0]?.dailyRate ?? null,
    };
  });

const risksOf = ({ packageOptions }: InsurancePackageShape): InsuredRisk[] | null => {
  const risks = packageOptions.map(({ insuranceOption }) => insuranceOption.risks);
  return risks.some((of) => of.length === 0) ? null : risks.flat();
};

/** Whether the covers can be compared: the business has said of all of them what they cover. */
export const areComparable = (offers: readonly CoverOffer[]): boolean => offers.every(({ risks }) => risks !== null);

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

/** The filled part of a card's bar, in percent: 100 where the car is not covered, 2 without an excess. */
export const barOf = (excess: number | null, highest: number): number =>
  excess === null ? 100 : Math.max(2, Math.round((62 * excess) / Math.max(highest, 1)));
