import type { BodyType } from '#contract/fleet.ts';

/** What an invented customer says. Where a text names something of the vehicle, `fits` says whose it can be. */
export type ReviewText = Readonly<{ rating: 4 | 5; comment: string; fits?: readonly BodyType[] }>;

export const small: readonly BodyType[] = ['city-car', 'hatchback'];
export const withBoot: readonly BodyType[] = ['sedan', 'luxury'];
export const withTank: readonly BodyType[] = ['city-car', 'hatchback', 'sedan', 'suv', 'pick-up'];
export const cars: readonly BodyType[] = [...withTank, 'electric', 'luxury', 'van'];
