import type { Tx } from '#platform/database/database.ts';
import { customers } from './customer-tables.ts';

export type NewCustomer = typeof customers.$inferInsert;

/** Adds customers as they are; for the fill of a database. */
export const addCustomers = async (tx: Tx, rows: readonly NewCustomer[]): Promise<void> => {
  await tx.insert(customers).values([...rows]);
};
