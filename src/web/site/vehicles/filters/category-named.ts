import type { DataOf } from '../../../api/routes.ts';

type Category = DataOf<'GET /vehicle-categories'>[number];

/** The category that an address names by slug or by name. */
export const categoryNamed = <One extends Pick<Category, 'slug' | 'name'>>(
  categories: readonly One[],
  slugOrName: string,
): One | undefined => {
  const named = slugOrName.toLowerCase();
  return categories.find(({ slug, name }) => slug.toLowerCase() === named || name.toLowerCase() === named);
};
