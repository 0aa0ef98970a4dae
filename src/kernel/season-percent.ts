/** The price change of a season's multiplier in percent: 1.25 is 25, 0.8 is -20. */
export const seasonPercent = (multiplier: number): number => Math.round((multiplier - 1) * 10_000) / 100;
