import { readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { reviewsOff } from './rules/problems.ts';

/** Refuses while the business has reviews switched off: 404 `reviews.off`. */
export const needReviews = async (tx: Tx): Promise<void> => {
  const { features } = await readSettings(tx);
  if (!features.enableReviews) throw reviewsOff();
};
