import { fillPlaceholders } from '#kernel/fill.ts';
import { type Period, rentalDays } from '#kernel/period.ts';
import type { Fee, FeesOf } from '#modules/pricing/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { driverFees as english } from '#words/en/driver-fees.ts';
import { driverFees as thai } from '#words/th/driver-fees.ts';
import { readDriverTerms } from '../records/category-store.ts';
import { type DriverFee, driverFees } from '../rules/drivers/driver-fees.ts';

/** The age of each driver at the pick-up, the main one first; null where it is not known. */
export type DriverAges = readonly (number | null)[];

type Driven = Readonly<{ period: Period; ages?: DriverAges | undefined }>;

/** What the drivers of a rental cost, by the category of its vehicle. */
export const feesOfDrivers = async (tx: Tx, { period, ages = [] }: Driven, { booking }: Settings): Promise<FeesOf> => {
  if (!booking.checksDrivers || ages.length === 0) return () => [];
  const terms = new Map((await readDriverTerms(tx)).map((one) => [one.id, one]));
  const days = rentalDays(period);
  return (categoryId) => {
    const rules = terms.get(categoryId);
    return rules ? named(driverFees(rules, { ages, days })) : [];
  };
};

const named = (fees: readonly DriverFee[]): Fee[] =>
  fees.map((fee, at) => {
    const number = fees.slice(0, at + 1).filter(({ of }) => of === fee.of).length;
    return fee.of === 'young'
      ? {
          name: inBoth(number > 1 ? 'anotherYoung' : 'young', { age: fee.below, number }),
          unit: 'day',
          quantity: fee.days,
          unitPrice: fee.unitPrice,
        }
      : {
          name: inBoth(number > 1 ? 'anotherExtra' : 'extra', { number }),
          unit: 'piece',
          quantity: 1,
          unitPrice: fee.unitPrice,
        };
  });

const inBoth = (key: keyof typeof english, values: Record<string, number>) => ({
  en: fillPlaceholders(english[key], values),
  th: fillPlaceholders(thai[key], values),
});
