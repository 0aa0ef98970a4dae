import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { categories, refusedSearches } from '../records/fleet-tables.ts';

type Refused = Omit<typeof refusedSearches.$inferSelect, 'count'>;

/** Adds one to the count of its row. A category that is gone by now counts as none. */
export const addRefusedSearch = async (tx: Tx, { categoryId, ...search }: Refused): Promise<void> => {
  const { day, weeksAhead, length, count } = refusedSearches;
  const [known] = categoryId
    ? await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId))
    : [];
  await tx
    .insert(refusedSearches)
    .values({ ...search, categoryId: known?.id ?? null, count: 1 })
    .onConflictDoUpdate({
      target: [day, refusedSearches.categoryId, weeksAhead, length],
      set: { count: sql`${count} + 1` },
    });
};
