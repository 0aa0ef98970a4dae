/** The number of a vehicle's published reviews, and the sum of their stars. */
export type RatingFigures = Readonly<{ count: number; sum: number }>;

/** The average to one decimal, rounded half up; null without ratings. */
export const ratingOf = ({ count, sum }: RatingFigures): { average: number | null; count: number } => ({
  average: count === 0 ? null : Math.round((sum * 10) / count) / 10,
  count,
});
