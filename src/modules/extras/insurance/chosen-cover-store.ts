import { eq } from 'drizzle-orm';
import type { Satang } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';
import { insurancePackages } from '../extras-tables.ts';
import { excessOf } from '../rules/excess.ts';
import { readCovers } from './covers-store.ts';

export type ChosenCover = Readonly<{
  name: string;
  nameInThai: string | null;
  /** Null: the package is not for damage to the vehicle. */
  excess: Satang | null;
}>;

/** A package that somebody chose, also when it is not sold any more. */
export const readChosenCover = async (tx: Tx, id: string): Promise<ChosenCover | undefined> => {
  const { name, nameInThai } = insurancePackages;
  const [found] = await tx.select({ name, nameInThai }).from(insurancePackages).where(eq(insurancePackages.id, id));
  return found && { ...found, excess: excessOf(await readCovers(tx, [id], 'bought')) };
};
