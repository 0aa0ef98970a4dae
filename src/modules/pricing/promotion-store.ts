import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { promotions } from './pricing-tables.ts';
import { promotionCodeTaken } from './rules/problems.ts';
import type { Promotion } from './rules/promotions.ts';

export type OfficePromotionRow = Omit<typeof promotions.$inferSelect, 'archivedAt'>;
export type PromotionRow = Omit<OfficePromotionRow, 'id' | 'version' | 'usedCount'>;

const columns = {
  id: promotions.id,
  trigger: promotions.trigger,
  code: promotions.code,
  name: promotions.name,
  nameInThai: promotions.nameInThai,
  description: promotions.description,
  discountType: promotions.discountType,
  discountValue: promotions.discountValue,
  minRentalDays: promotions.minRentalDays,
  minAdvanceDays: promotions.minAdvanceDays,
  maxDiscount: promotions.maxDiscount,
  validFrom: promotions.validFrom,
  validTo: promotions.validTo,
  usageLimit: promotions.usageLimit,
  oncePerCustomer: promotions.oncePerCustomer,
  usedCount: promotions.usedCount,
  isActive: promotions.isActive,
  version: promotions.version,
};

/** All unarchived promotions: automatic offers by name, then promo codes by code. */
export const listPromotions = (tx: Tx): Promise<OfficePromotionRow[]> =>
  tx
    .select(columns)
    .from(promotions)
    .where(isNull(promotions.archivedAt))
    .orderBy(asc(promotions.trigger), sql`coalesce(${promotions.code}, ${promotions.name})`, asc(promotions.id));

/** Finds an unarchived promotion and locks it against concurrent uses and changes. */
export const lockPromotionRow = async (tx: Tx, id: string): Promise<OfficePromotionRow | undefined> => {
  const matches = and(eq(promotions.id, id), isNull(promotions.archivedAt));
  const [row] = await tx.select(columns).from(promotions).where(matches).for('update');
  return row;
};

/** A promotion, archived or not. */
export const findPromotion = async (tx: Tx, id: string): Promise<OfficePromotionRow | undefined> => {
  const [row] = await tx.select(columns).from(promotions).where(eq(promotions.id, id));
  return row;
};

/** The ids of the promotions that each customer may use once, whatever became of them. */
export const promotionsOncePerCustomer = async (tx: Tx): Promise<string[]> =>
  (await tx.select({ id: promotions.id }).from(promotions).where(eq(promotions.oncePerCustomer, true))).map(
    ({ id }) => id,
  );

/** Inserts a promotion. 409 `pricing.code-taken`. */
export const insertPromotion = async (tx: Tx, row: PromotionRow): Promise<OfficePromotionRow> => {
  const inserted = tx
    .insert(promotions)
    .values({ ...row, id: sql`uuidv7()`, usedCount: 0 })
    .returning(columns);
  return returnedRow((await refusingTakenCode(inserted))[0]);
};

/** Updates a promotion and its version. 409 `pricing.code-taken`. The caller has locked the promotion. */
export const savePromotion = async (tx: Tx, id: string, row: PromotionRow): Promise<OfficePromotionRow> => {
  const next = { ...row, version: sql`${promotions.version} + 1` };
  const saved = tx.update(promotions).set(next).where(eq(promotions.id, id)).returning(columns);
  return returnedRow((await refusingTakenCode(saved))[0]);
};

const refusingTakenCode = async <Result>(write: PromiseLike<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    throw brokenConstraint(error) === 'promotion_code' ? promotionCodeTaken() : error;
  }
};

export const deletePromotion = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(promotions).where(eq(promotions.id, id));
};

export const archivePromotion = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.update(promotions).set({ archivedAt: now }).where(eq(promotions.id, id));
};

export type PromotionToAdd = Omit<Promotion, 'isUsedUp'> &
  Readonly<{ description: string; usageLimit: number | null; usedCount: number }>;

/** Inserts promotions as given, for seeding and tests. */
export const addPromotions = async (tx: Tx, rows: readonly PromotionToAdd[]): Promise<void> => {
  await tx.insert(promotions).values(rows.map(promotionRow));
};

const promotionRow = ({ name, discount, ...promotion }: PromotionToAdd) => ({
  ...promotion,
  name: name.en,
  nameInThai: name.th,
  discountType: 'basisPoints' in discount ? ('percentage' as const) : ('fixed' as const),
  discountValue: 'basisPoints' in discount ? discount.basisPoints : discount.fixed,
});
