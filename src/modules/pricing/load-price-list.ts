import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { automaticOffers, seasonsTouching } from './pricing-store.ts';
import type { PriceList } from './rules/quote-rental.ts';

/**
 * What prices a period beside the vehicle's own rates: load once, quote many vehicles. `ownUse`: the promotion of a
 * booking that is priced again, whose use does not count against it.
 */
export const loadPriceList = async (tx: Tx, period: Period, ownUse: string | null = null): Promise<PriceList> => ({
  seasons: await seasonsTouching(tx, period),
  automatic: await automaticOffers(tx, ownUse),
});
