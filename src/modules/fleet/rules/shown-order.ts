/** While reviews are off, replaces sorting by rating with the default, featured order. */
export const withoutRatingOrder = <Filters extends { sort?: string | undefined }>(
  filters: Filters,
  { isRated }: { isRated: boolean },
): Filters => (filters.sort === 'rating' && !isRated ? { ...filters, sort: undefined } : filters);
