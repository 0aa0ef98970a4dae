import type { Settings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { readDriverTerms } from '../records/category-store.ts';
import { ageFits } from '../rules/drivers/driver-faults.ts';

export type UnfitCategory = Readonly<{
  id: string;
  slug: string;
  name: string;
  nameInThai: string | null;
  from: number;
  until: number | null;
}>;

/** The categories on offer that an age may not drive, with the ages that may. None while nobody is asked. */
export const unfitCategories = async (tx: Tx, age: number, { booking }: Settings): Promise<UnfitCategory[]> => {
  if (!booking.checksDrivers) return [];
  return (await readDriverTerms(tx))
    .filter((terms) => terms.isOffered && !ageFits(terms, age))
    .map(({ id, slug, name, nameInThai, minimumAge: from, maximumAge: until }) => ({
      id,
      slug,
      name,
      nameInThai,
      from,
      until,
    }));
};
