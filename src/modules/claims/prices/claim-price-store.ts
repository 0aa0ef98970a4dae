import { asc, eq, sql } from 'drizzle-orm';
import { categories } from '#modules/fleet/records/fleet-tables.ts';
import { brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { insertMany } from '#platform/database/insert-many.ts';
import { claimPrices } from '../claims-tables.ts';
import { priceExists } from '../rules/problems.ts';

export type ClaimPriceRow = typeof claimPrices.$inferSelect;
export type NewClaimPriceRow = typeof claimPrices.$inferInsert;

/** A price with the names of its category. */
export type ListedPrice = Awaited<ReturnType<typeof listClaimPrices>>[number];

const { name, nameInThai } = categories;

const rows = (tx: Tx) =>
  tx
    .select({ price: claimPrices, categoryName: name, categoryNameInThai: nameInThai })
    .from(claimPrices)
    .leftJoin(categories, eq(categories.id, claimPrices.categoryId));

/** All prices by kind, then by what they are for; those of every category first. */
export const listClaimPrices = (tx: Tx) => {
  const { kind, damageKind, damageSize, item, id } = claimPrices;
  const order = [asc(kind), asc(damageKind), asc(damageSize), asc(item), sql`${name} nulls first`, asc(id)];
  return rows(tx).orderBy(...order);
};

export const findClaimPrice = async (tx: Tx, id: string): Promise<ListedPrice | undefined> => {
  const [row] = await rows(tx).where(eq(claimPrices.id, id));
  return row;
};

/** Finds a price and locks it against concurrent changes. */
export const lockClaimPrice = async (tx: Tx, id: string): Promise<ClaimPriceRow | undefined> => {
  const [row] = await tx.select().from(claimPrices).where(eq(claimPrices.id, id)).for('update');
  return row;
};

/** 409 `claim-price.exists`. */
export const insertClaimPrice = async (tx: Tx, row: NewClaimPriceRow): Promise<string> => {
  const [inserted] = await refusingTwice(tx.insert(claimPrices).values(row).returning({ id: claimPrices.id }));
  return returnedRow(inserted).id;
};

/** Updates a price and its version. 409 `claim-price.exists`. The caller has locked it. */
export const saveClaimPrice = async (tx: Tx, id: string, row: NewClaimPriceRow): Promise<void> => {
  const next = { ...row, version: sql`${claimPrices.version} + 1` };
  await refusingTwice(tx.update(claimPrices).set(next).where(eq(claimPrices.id, id)));
};

const refusingTwice = <Done>(write: PromiseLike<Done>): Promise<Done> =>
  Promise.resolve(write).catch((error: unknown) => {
    throw brokenConstraint(error) === 'claim_price_once' ? priceExists() : error;
  });

export const deleteClaimPrice = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(claimPrices).where(eq(claimPrices.id, id));
};

/** Inserts prices unchanged. For filling a database. */
export const addClaimPrices = (tx: Tx, all: readonly NewClaimPriceRow[]): Promise<void> =>
  insertMany(tx, claimPrices, all);
