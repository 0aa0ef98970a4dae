import type { InsurancePackageShape } from '#contract/extras.ts';
import type { Language } from '../../../languages/language.ts';
import { nameIn } from '../../vehicles/card/name-in.ts';

export type CoverOffer = Readonly<{
  id: string;
  name: string;
  /** Baht: what the customer pays at most for damage to the car; null when it does not cover that. */
  excess: number | null;
  /** The cover in the letters of the trade, such as `SCDW, PAI, PEC`. */
  codes: string;
  highlights: readonly string[];
  terms: string | undefined;
  paymentOption: InsurancePackageShape['paymentOption'];
  dailyRate: number | null;
}>;

const carDamage = new Set(['CDW', 'SCDW']);

/** Document 1, section 9: four highlights and the first of the terms are shown. */
export const coverOffers = (packages: readonly InsurancePackageShape[], language: Language): CoverOffer[] =>
  packages.map((one) => {
    const damage = one.packageOptions.filter(({ insuranceOption }) => carDamage.has(insuranceOption.code));
    const translated = language === 'th' && one.highlightsInThai.length > 0;
    return {
      id: one.id,
      name: nameIn(one, language),
      excess: damage.length === 0 ? null : Math.min(...damage.map(({ deductible }) => deductible)),
      codes: one.packageOptions.map(({ insuranceOption }) => insuranceOption.code).join(', '),
      highlights: (translated ? one.highlightsInThai : one.highlights).slice(0, 4),
      terms: (language === 'th' && one.termsAndConditionsInThai[0]) || one.termsAndConditions[0],
      paymentOption: one.paymentOption,
      dailyRate: one.pricing[0]?.dailyRate ?? null,
    };
  });

/** How full the bar of a card is, in percent: all of it without a limit, a trace at nothing. */
export const barOf = (excess: number | null, highest: number): number =>
  excess === null ? 100 : Math.max(2, Math.round((62 * excess) / Math.max(highest, 1)));
