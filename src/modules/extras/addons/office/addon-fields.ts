import type { AddonChange } from '#contract/office/addons.ts';
import { fromBaht, type Satang } from '#kernel/money.ts';
import type { AddonRow } from './addon-write-store.ts';

/** What was sent of an add-on, as its row keeps it. What was left out is not among it. */
export const addonFields = (sent: Omit<AddonChange, 'version'>) => {
  const { dailyPrice, weeklyPrice, monthlyPrice, fixedPrice, showOnWebsite, ...plain } = sent;
  const { nameInThai, shortDescriptionInThai, descriptionInThai, termsInThai, ...rest } = plain;
  const prices = { dailyPrice, weeklyPrice, monthlyPrice, fixedPrice };
  const texts = { nameInThai, shortDescriptionInThai, descriptionInThai, termsInThai };
  return {
    ...rest,
    ...mapped(prices, (baht): Satang | null => (baht === null ? null : fromBaht(baht))),
    ...mapped(texts, (text) => text || null),
    ...(showOnWebsite !== undefined && { isOnWebsite: showOnWebsite }),
  } satisfies { [Name in keyof AddonRow]?: AddonRow[Name] | undefined };
};

const mapped = <Name extends string, Value, Kept>(
  fields: Readonly<Record<Name, Value | undefined>>,
  kept: (value: Value) => Kept,
): Partial<Record<Name, Kept>> =>
  Object.fromEntries(
    Object.entries<Value | undefined>(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, kept(value)]],
    ),
  ) as Partial<Record<Name, Kept>>;
