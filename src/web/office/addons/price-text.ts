import type { Addon } from './addon-list.ts';

type Priced = Pick<Addon, 'useFixedPricing' | 'fixedPrice' | 'dailyPrice' | 'weeklyPrice' | 'monthlyPrice'>;
type RatePeriod = 'fixed' | 'daily' | 'weekly' | 'monthly';

/** The prices that count: the fixed one, or those by day, week and month. */
export const pricesOf = (addon: Priced): [RatePeriod, number][] => {
  const parts: [RatePeriod, number | null][] =
    addon.useFixedPricing && addon.fixedPrice !== null
      ? [['fixed', addon.fixedPrice]]
      : [
          ['daily', addon.dailyPrice],
          ['weekly', addon.weeklyPrice],
          ['monthly', addon.monthlyPrice],
        ];
  return parts.flatMap(([part, baht]) => (baht === null ? [] : [[part, baht]]));
};

/** Whether an add-on costs nothing: it has a price, and that is 0. */
export const isFreeAddon = (addon: Priced): boolean => {
  const prices = pricesOf(addon);
  return prices.length > 0 && prices.every(([, baht]) => baht === 0);
};

/** An add-on's prices, each on its own. `say` formats one price with its period. */
export const priceTexts = (
  addon: Priced,
  say: (part: RatePeriod, baht: number) => string,
  words: Readonly<{ free: string; none: string }>,
): string[] => {
  if (isFreeAddon(addon)) return [words.free];
  const prices = pricesOf(addon).map(([part, baht]) => say(part, baht));
  return prices.length > 0 ? prices : [words.none];
};
