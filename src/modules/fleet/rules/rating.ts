/** How many reviews of a vehicle are shown, and the sum of their stars. */
export type RatingFigures = Readonly<{ count: number; sum: number }>;

/** The average to one decimal, half up; null while nobody has rated it. */
export const ratingOf = ({ count, sum }: RatingFigures): { average: number | null; count: number } => ({
  average: count === 0 ? null : Math.round((sum * 10) / count) / 10,
  count,
});
