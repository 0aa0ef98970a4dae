import type { AddonShape } from '#contract/extras.ts';

export type AddonRate = Readonly<{ per: 'perPiece' | 'perDay' | 'perWeek' | 'perMonth'; price: number }>;

/** Every way in which an add-on is sold, the shortest first: fixed alone, or by day, week and month where they are set. */
export const ratesOf = (addon: AddonShape): AddonRate[] => {
  const { useFixedPricing, fixedPrice, dailyPrice, weeklyPrice, monthlyPrice } = addon;
  if (useFixedPricing) return [{ per: 'perPiece', price: fixedPrice ?? 0 }];
  const rates = [
    { per: 'perDay', price: dailyPrice ?? 0 },
    { per: 'perWeek', price: weeklyPrice ?? 0 },
    { per: 'perMonth', price: monthlyPrice ?? 0 },
  ] as const;
  return rates.filter(({ price }) => price > 0);
};

const wayOf = { fixed: 'perPiece', daily: 'perDay', weekly: 'perWeek', monthly: 'perMonth' } as const;

/** The rate that applies to a rental; before the price is known, the shortest there is. */
export const appliedRate = (addon: AddonShape, pricingType: keyof typeof wayOf | undefined): AddonRate | undefined => {
  const rates = ratesOf(addon);
  return rates.find(({ per }) => pricingType && per === wayOf[pricingType]) ?? rates[0];
};
