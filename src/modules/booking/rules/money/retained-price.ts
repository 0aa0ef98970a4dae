import { minus, type Satang, sum, zeroSatang } from '#kernel/money.ts';

type Sold = Readonly<{
  days: number;
  lines: readonly Readonly<{ kind: string; amount: Satang }>[];
  appliedPromotion: Readonly<{ isAutomatic: boolean; amount: Satang }> | null;
}>;

/** The vehicle price that stays when the vehicle is another; `isAfterOffer`: an automatic offer is in it already. */
export type RetainedPrice = Readonly<{ amount: Satang; days: number; isAfterOffer: boolean }>;

/**
 * What a quote asks for its vehicle: tiers and seasons less an automatic offer, which agreed prices do not get. A code
 * applies to it again.
 */
export const retainedPrice = ({ days, lines, appliedPromotion }: Sold): RetainedPrice => {
  const asked = sum(lines.filter(({ kind }) => kind === 'vehicle' || kind === 'season').map(({ amount }) => amount));
  const isAfterOffer = appliedPromotion?.isAutomatic ?? false;
  const offer = appliedPromotion && isAfterOffer ? appliedPromotion.amount : zeroSatang;
  return { amount: minus(asked, offer), days, isAfterOffer };
};
