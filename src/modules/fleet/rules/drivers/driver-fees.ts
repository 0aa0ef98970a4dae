import { type Satang, zeroSatang } from '#kernel/money.ts';
import type { DriverRules } from './driver-rules.ts';

export type DriverFee =
  | Readonly<{ of: 'young'; below: number; days: number; unitPrice: Satang }>
  | Readonly<{ of: 'extra'; unitPrice: Satang }>;

/**
 * What the drivers of a rental cost: each young one by the day, each beside the first one once. An age is null while it
 * is not known: then it costs nothing.
 */
export const driverFees = (
  rules: DriverRules,
  { ages, days }: { ages: readonly (number | null)[]; days: number },
): DriverFee[] => [
  ...ages.flatMap((age) => youngFee(rules, age, days)),
  ...(rules.extraDriverFee > zeroSatang
    ? ages.slice(1).map((): DriverFee => ({ of: 'extra', unitPrice: rules.extraDriverFee }))
    : []),
];

const youngFee = (
  { youngBelow: below, youngFee: unitPrice, youngDaysAtMost: most }: DriverRules,
  age: number | null,
  days: number,
): DriverFee[] => {
  if (below === null || age === null || age >= below || unitPrice === zeroSatang) return [];
  return [{ of: 'young', below, days: Math.min(days, most ?? days), unitPrice }];
};
