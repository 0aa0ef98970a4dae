import { and, asc, eq, sql } from 'drizzle-orm';
import type { ViewedList } from '#contract/office/views.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { savedViews, users } from './records/identity-tables.ts';

const shown = { id: savedViews.id, name: savedViews.name, search: savedViews.search };

export const listViews = (tx: Tx, userId: string, list: ViewedList) =>
  tx
    .select(shown)
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.createdAt), asc(savedViews.id));

/** Locks the owner, so that their views are saved one at a time and can be counted. */
export const lockOwner = (tx: Tx, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

export type NewView = Readonly<{
  userId: string;
  list: ViewedList;
  name: string;
  search: string;
  createdAt: Temporal.Instant;
}>;

/** Inserts a view, or overwrites the owner's view of the same name. The caller has locked the owner. */
export const saveView = async (tx: Tx, view: NewView) => {
  const { userId, list, name, search } = view;
  const isNamed = sql`lower(${savedViews.name}) = lower(${name})`;
  const [renewed] = await tx
    .update(savedViews)
    .set({ name, search })
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list), isNamed))
    .returning(shown);
  if (renewed) return renewed;
  const [row] = await tx.insert(savedViews).values(view).returning(shown);
  return returnedRow(row);
};

/** Deletes a view of this user; false if there was none. */
export const deleteView = async (tx: Tx, { id, userId }: { id: string; userId: string }): Promise<boolean> => {
  const rows = await tx
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  return rows.length > 0;
};
