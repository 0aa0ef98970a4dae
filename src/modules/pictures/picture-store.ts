import { inArray } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { pictures } from './picture-tables.ts';

export type StoredPicture = Readonly<{
  id: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string | null;
}>;

export const addPictures = async (tx: Tx, rows: (typeof pictures.$inferInsert)[]): Promise<void> => {
  await tx.insert(pictures).values(rows);
};

/** The pictures with these ids, in no particular order; unknown ids are left out. */
export const findPictures = async (tx: Tx, ids: readonly string[]): Promise<StoredPicture[]> => {
  if (ids.length === 0) return [];
  return tx
    .select({
      id: pictures.id,
      width: pictures.width,
      height: pictures.height,
      widths: pictures.widths,
      placeholder: pictures.placeholder,
    })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
};
