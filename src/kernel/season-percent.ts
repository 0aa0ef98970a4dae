/** By how many percent a season's multiplier moves a price: 1.25 is 25, 0.8 is -20. */
export const seasonPercent = (multiplier: number): number => Math.round((multiplier - 1) * 10_000) / 100;
