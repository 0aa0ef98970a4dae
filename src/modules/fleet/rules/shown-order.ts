/** Without reviews there is nothing to sort by: "rating" is the featured order then. */
export const withoutRatingOrder = <Filters extends { sort?: string | undefined }>(
  filters: Filters,
  { isRated }: { isRated: boolean },
): Filters => (filters.sort === 'rating' && !isRated ? { ...filters, sort: undefined } : filters);
