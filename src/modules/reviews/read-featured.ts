import type { Language } from '#contract/fields.ts';
import type { Tx } from '#platform/database/database.ts';
import { needReviews } from './need-reviews.ts';
import { drawDifferent, drawNewest } from './review-list-store.ts';
import type { Review } from './review-store.ts';

const wanted = {
  count: 3,
  atLeastStars: 4,
  /** Characters: more than a nod, less than a page. */
  length: [40, 220],
} as const;
const NEWEST = 40;

/**
 * Three for the home page: of the newest real ones; with fewer than three of these, of the examples. Those in a
 * language, if one is given, come before the others.
 */
export const readFeatured = async (tx: Tx, language: Language | null): Promise<Review[]> => {
  await needReviews(tx);
  const real = await drawNewest(tx, { ...wanted, language, isExample: false, of: NEWEST });
  return real.length === wanted.count ? real : drawDifferent(tx, { ...wanted, language, isExample: true });
};
