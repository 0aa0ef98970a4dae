import type { Tx } from '#platform/database/database.ts';
import { promotions, seasons } from './pricing-tables.ts';
import type { Promotion } from './rules/promotions.ts';
import type { Season } from './rules/seasons.ts';

export type NewSeason = Season;
export type NewPromotion = Omit<Promotion, 'isUsedUp'> &
  Readonly<{ description: string; usageLimit: number | null; usedCount: number }>;

/** Adds seasons as they are; for the fill of a database and tests. */
export const addSeasons = async (tx: Tx, rows: readonly NewSeason[]): Promise<void> => {
  await tx.insert(seasons).values(rows.map(seasonRow));
};

/** Adds promotions as they are; for the fill of a database and tests. */
export const addPromotions = async (tx: Tx, rows: readonly NewPromotion[]): Promise<void> => {
  await tx.insert(promotions).values(rows.map(promotionRow));
};

const seasonRow = ({ name, categoryIds, ...season }: NewSeason) => ({
  ...season,
  name: name.en,
  nameInThai: name.th,
  categoryIds: categoryIds && [...categoryIds],
  isActive: true,
});

const promotionRow = ({ name, discount, ...promotion }: NewPromotion) => ({
  ...promotion,
  name: name.en,
  nameInThai: name.th,
  discountType: 'basisPoints' in discount ? ('percentage' as const) : ('fixed' as const),
  discountValue: 'basisPoints' in discount ? discount.basisPoints : discount.fixed,
});
