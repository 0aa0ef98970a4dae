import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import type { Context } from '#platform/context.ts';
import { assembledOnce, type Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { promotions, seasons } from './pricing-tables.ts';
import type { Promotion } from './rules/promotions.ts';
import type { PriceList } from './rules/quote-rental.ts';
import type { DateRange, Season } from './rules/seasons.ts';

/** The active seasons that overlap a period. */
const seasonsTouching = (tx: Tx, { from, until }: Period): Promise<Season[]> =>
  seasonsOn(tx, { first: bangkokDate(from), last: bangkokDate(until) });

/** The active seasons that overlap a range of dates, both ends included. */
export const seasonsOn = async (tx: Tx, { first, last }: DateRange): Promise<Season[]> =>
  (await activeSeasons(tx)).filter(({ startDate, endDate }) => startDate <= last && endDate >= first);

const selectActive = assembledOnce((tx) =>
  tx
    .select()
    .from(seasons)
    .where(and(eq(seasons.isActive, true), isNull(seasons.archivedAt)))
    .orderBy(seasons.id),
);

const activeSeasons = cachedRead(['season'], async (tx) =>
  (await selectActive(tx).execute()).map(({ name, nameInThai, ...season }) => ({
    ...season,
    name: { en: name, th: nameInThai },
  })),
);

/**
 * The active automatic offers that are not over on a day. `ownUse`: the promotion that the booking already uses; that
 * use does not count towards its limit.
 */
export const automaticOffers = async (tx: Tx, day: CalendarDate, ownUse: string | null = null): Promise<Promotion[]> =>
  (await activeOffers(tx, day)).map((row) => fromRow(row, ownUse));

const selectOffers = assembledOnce((tx) =>
  tx
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.trigger, 'automatic'),
        eq(promotions.isActive, true),
        isNull(promotions.archivedAt),
        gte(promotions.validTo, sql.placeholder('day')),
      ),
    )
    .orderBy(desc(promotions.discountValue), promotions.id),
);

const activeOffers = cachedRead(['promotion'], (tx, day: CalendarDate) => selectOffers(tx).execute({ day }));

/** The promotion with a code, whatever its status. `ownUse` as for automatic offers. */
export const promotionByCode = async (
  tx: Tx,
  code: string,
  ownUse: string | null = null,
): Promise<Promotion | null> => {
  const [row] = await tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.code, code), isNull(promotions.archivedAt)));
  return row ? fromRow(row, ownUse) : null;
};

/**
 * Locks promotions in the order of their ids; ignores null and undefined. One alone needs no lock before its use is
 * counted.
 */
export const lockPromotions = async (tx: Tx, ids: readonly (string | null | undefined)[]): Promise<void> => {
  const existing = [...new Set(ids)].filter((id) => typeof id === 'string');
  if (existing.length < 2) return;
  const rows = tx.select({ id: promotions.id }).from(promotions).where(inArray(promotions.id, existing));
  await rows.orderBy(promotions.id).for('update');
};

/** Counts a use and locks the promotion. Null, and nothing counted, once its usage limit is reached. */
export const countUse = async (tx: Tx, id: string): Promise<{ oncePerCustomer: boolean } | null> => {
  const { usageLimit, usedCount, oncePerCustomer } = promotions;
  const [row] = await tx
    .update(promotions)
    .set({ usedCount: sql`${usedCount} + 1` })
    .where(and(eq(promotions.id, id), or(isNull(usageLimit), lt(usedCount, usageLimit))))
    .returning({ oncePerCustomer });
  return row ?? null;
};

export const uncountUse = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .update(promotions)
    .set({ usedCount: sql`greatest(0, ${promotions.usedCount} - 1)` })
    .where(eq(promotions.id, id));
};

const fromRow = (row: typeof promotions.$inferSelect, ownUse: string | null): Promotion => ({
  id: row.id,
  trigger: row.trigger,
  code: row.code,
  name: { en: row.name, th: row.nameInThai },
  discount:
    row.discountType === 'percentage' ? { basisPoints: row.discountValue } : { fixed: satang(row.discountValue) },
  minRentalDays: row.minRentalDays,
  minAdvanceDays: row.minAdvanceDays,
  maxDiscount: row.maxDiscount,
  validFrom: row.validFrom,
  validTo: row.validTo,
  isUsedUp: row.usageLimit !== null && row.usedCount - (row.id === ownUse ? 1 : 0) >= row.usageLimit,
  oncePerCustomer: row.oncePerCustomer,
  isActive: row.isActive,
});

/**
 * The seasons and automatic offers for a period, booked at a moment: load once, quote many vehicles. `ownUse`: the
 * promotion that a booking being repriced already uses; that use does not count towards its limit.
 */
export const loadPriceList = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  period: Period,
  ownUse: string | null = null,
): Promise<PriceList> => ({
  seasons: await seasonsTouching(tx, period),
  automatic: await automaticOffers(tx, bangkokDate(now), ownUse),
});
