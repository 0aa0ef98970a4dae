import type { z } from 'zod';
import type { PriceParts } from '#contract/extras-prices.ts';
import { toBaht } from '#kernel/money.ts';
import type { Itemised } from '#modules/pricing/index.ts';

/** Converts the totals of a price's parts to baht. */
export const partsShape = ({
  monthlyTotal,
  weeklyTotal,
  dailyTotal,
  ...counts
}: Itemised['parts']): z.input<typeof PriceParts> => ({
  ...counts,
  monthlyTotal: toBaht(monthlyTotal),
  weeklyTotal: toBaht(weeklyTotal),
  dailyTotal: toBaht(dailyTotal),
});
