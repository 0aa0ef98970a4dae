import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromBaht, multiplierToBasisPoints, percentToBasisPoints, type Satang } from '#kernel/money.ts';
import type { AddonPrice, Rates } from '#modules/pricing/index.ts';
import { type Row, type Table, tablesIn } from './markdown-tables.ts';

const path = join(import.meta.dirname, '../../docs/rules/pricing.md');

/** The tables of docs/rules/pricing.md: the examples' business, and the worked examples. */
export const pricingTables: readonly Table[] = tablesIn(readFileSync(path, 'utf8'));

/** The cell of a row in a column. Throws if the table lacks the column. */
export const cell = (row: Row, column: string): string => {
  const value = row[column];
  if (value === undefined) throw new Error(`No column "${column}" beside ${JSON.stringify(row)}`);
  return value;
};

/** Parses a number such as `28,900` or `221.10`. */
export const number = (text: string): number => {
  if (!/^\d{1,3}(,\d{3})*(\.\d+)?$/.test(text)) throw new Error(`Not a number: "${text}"`);
  return Number(text.replaceAll(',', ''));
};

export const baht = (text: string): Satang => fromBaht(number(text));
const bahtOrNull = (text: string): Satang | null => (text === '' ? null : baht(text));

/** Parses a percentage: `12.5 %` is 12.5. */
export const percent = (text: string): number => number(text.replace(/ %$/, ''));

type ListedVehicle = Readonly<{ name: string; category: string; rates: Rates }>;
export type ListedSeason = Readonly<{
  name: string;
  startDate: string;
  endDate: string;
  multiplier: number;
  priority: number;
  /** Null for all categories. */
  categories: readonly string[] | null;
}>;
type ListedAddon = Readonly<{ name: string; price: AddonPrice }>;
type ListedInsurance = Readonly<{
  name: string;
  paid: 'online' | 'pickup' | 'both';
  category: string;
  rates: Rates;
}>;
export type ListedPromotion = Readonly<{
  name: string;
  code: string | null;
  discount: { basisPoints: number } | { fixed: Satang };
  maxDiscount: Satang | null;
  minRentalDays: number;
  minAdvanceDays: number;
  validFrom: string;
  validTo: string;
  usedCount: number;
  usageLimit: number | null;
  oncePerCustomer: boolean;
}>;

const ratesOf = (row: Row): Rates => ({
  daily: baht(cell(row, 'Daily')),
  weekly: bahtOrNull(cell(row, 'Weekly')),
  monthly: bahtOrNull(cell(row, 'Monthly')),
});

const vehicleOf = (row: Row): ListedVehicle => ({
  name: cell(row, 'Vehicle'),
  category: cell(row, 'Category'),
  rates: ratesOf(row),
});

const seasonOf = (row: Row): ListedSeason => ({
  name: cell(row, 'Season'),
  startDate: cell(row, 'First date'),
  endDate: cell(row, 'Last date'),
  multiplier: multiplierToBasisPoints(number(cell(row, 'Multiplier'))),
  priority: number(cell(row, 'Priority')),
  categories: cell(row, 'Categories') === 'all' ? null : cell(row, 'Categories').split(', '),
});

const addonOf = (row: Row): ListedAddon => ({
  name: cell(row, 'Add-on'),
  price: {
    useFixedPricing: cell(row, 'Fixed') !== '',
    fixedPrice: bahtOrNull(cell(row, 'Fixed')),
    daily: bahtOrNull(cell(row, 'Daily')),
    weekly: bahtOrNull(cell(row, 'Weekly')),
    monthly: bahtOrNull(cell(row, 'Monthly')),
  },
});

const insuranceOf = (row: Row): ListedInsurance => {
  const paid = cell(row, 'Paid');
  if (paid !== 'online' && paid !== 'pickup' && paid !== 'both') throw new Error(`Insurance is not paid "${paid}"`);
  return { name: cell(row, 'Package'), paid, category: cell(row, 'Category'), rates: ratesOf(row) };
};

const promotionOf = (row: Row): ListedPromotion => {
  const discount = cell(row, 'Discount');
  const [used = 0, limit = null] = cell(row, 'Used') === '' ? [] : cell(row, 'Used').split(' of ').map(number);
  return {
    name: cell(row, 'Promotion'),
    code: cell(row, 'Code') || null,
    discount: discount.endsWith('%')
      ? { basisPoints: percentToBasisPoints(percent(discount)) }
      : { fixed: baht(discount) },
    maxDiscount: bahtOrNull(cell(row, 'At most')),
    minRentalDays: number(cell(row, 'Rental days')),
    minAdvanceDays: number(cell(row, 'Days ahead')),
    validFrom: cell(row, 'Valid from'),
    validTo: cell(row, 'Valid to'),
    oncePerCustomer: cell(row, 'Per customer') === 'once',
    usedCount: used,
    usageLimit: limit,
  };
};

const listed = <Listed>(firstColumn: string, read: (row: Row) => Listed): Listed[] =>
  pricingTables
    .flatMap(({ rows }) => rows)
    .filter((row) => Object.keys(row)[0] === firstColumn)
    .map(read);

/** The examples' business, as docs/rules/pricing.md lists it. */
export const priceList = {
  vehicles: listed('Vehicle', vehicleOf),
  seasons: listed('Season', seasonOf),
  addons: listed('Add-on', addonOf),
  insurance: listed('Package', insuranceOf),
  promotions: listed('Promotion', promotionOf),
};

/** The list's entry with that name. */
export const named = <Listed extends { name: string }>(list: readonly Listed[], name: string): Listed => {
  const match = list.find((one) => one.name === name);
  if (!match) throw new Error(`The examples' business has no "${name}"`);
  return match;
};
