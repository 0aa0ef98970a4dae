import type { DataOf } from '../../../api/routes.ts';

type Categories = DataOf<'GET /vehicle-categories'>;

/** The category that an address names by slug or by name. */
export const categoryNamed = (categories: Categories, slugOrName: string): Categories[number] | undefined => {
  const named = slugOrName.toLowerCase();
  return categories.find(({ slug, name }) => slug.toLowerCase() === named || name.toLowerCase() === named);
};
