import type { Addon } from './addon-list.ts';

type Priced = Pick<Addon, 'useFixedPricing' | 'fixedPrice' | 'dailyPrice' | 'weeklyPrice' | 'monthlyPrice'>;
type RatePeriod = 'fixed' | 'daily' | 'weekly' | 'monthly';

/** An add-on's prices in one line. `say` formats one price with its period. */
export const priceText = (addon: Priced, say: (part: RatePeriod, baht: number) => string, none: string): string => {
  if (addon.useFixedPricing && addon.fixedPrice !== null) return say('fixed', addon.fixedPrice);
  const parts: [RatePeriod, number | null][] = [
    ['daily', addon.dailyPrice],
    ['weekly', addon.weeklyPrice],
    ['monthly', addon.monthlyPrice],
  ];
  const prices = parts.flatMap(([part, baht]) => (baht === null ? [] : [say(part, baht)]));
  return prices.length === 0 ? none : prices.join(' | ');
};
