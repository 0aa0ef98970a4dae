/** Whether an add-on is for vehicles of a category. One without categories is for all of them. */
export const fitsCategory = ({ categoryIds }: { categoryIds: readonly string[] }, categoryId: string): boolean =>
  categoryIds.length === 0 || categoryIds.includes(categoryId);
