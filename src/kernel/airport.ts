/** The two airports of Bangkok, whose hours are settings of the business. */
export type Airport = 'suvarnabhumi' | 'donMueang';

const names = [
  [/suvarnabhumi/i, 'suvarnabhumi'],
  [/don\s?mu[ea]+ng/i, 'donMueang'],
] as const;

/** The airport at which a pick-up place is; undefined for a place elsewhere, such as on a road named after one. */
export const airportOf = ({ name, isAirport }: Readonly<{ name: string; isAirport: boolean }>): Airport | undefined =>
  isAirport ? names.find(([written]) => written.test(name))?.[1] : undefined;
