import type { BodyType } from '#contract/fleet.ts';

/** An invented review. If the comment mentions a feature of the vehicle, `fits` lists the body types that have it. */
export type ReviewText = Readonly<{ rating: 4 | 5; comment: string; fits?: readonly BodyType[] }>;

export const small: readonly BodyType[] = ['city-car', 'hatchback'];
export const withBoot: readonly BodyType[] = ['sedan', 'luxury'];
export const withTank: readonly BodyType[] = ['city-car', 'hatchback', 'sedan', 'suv', 'pick-up'];
export const cars: readonly BodyType[] = [...withTank, 'electric', 'luxury', 'van'];
