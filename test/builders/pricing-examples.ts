import { percentToBasisPoints, type Satang } from '#kernel/money.ts';
import type { Row } from './markdown-tables.ts';
import { baht, cell, named, number, percent, priceList, pricingTables } from './price-list.ts';

/** The moment at which every example is booked. In UTC it is still the day before. */
export const BOOKED_AT = '2026-06-01T00:30';

export type Chosen = Readonly<{
  vehicle: string;
  /** Bangkok wall-clock times. */
  pickUp: string;
  dropOff: string;
  addons: readonly { name: string; quantity: number }[];
  insurance: { name: string; payAt: 'online' | 'pickup' } | null;
  code: string | null;
  points: number;
  /** Whether the customer has used the code before. */
  hasUsedCode: boolean;
  plan: 'full' | 'deposit';
  /** Percent; null when deposits are off. */
  deposit: number | null;
  /** The processing fee, in basis points of the amount due now. */
  fee: number;
  tax: { enabled: boolean; rate: number; name: string; includeInPrice: boolean; roundTotals: boolean };
}>;

/** The totals of a quote, as listed in the examples. */
type Outcome = Readonly<{
  days: number;
  subtotal: Satang;
  discount: Satang;
  tax: Satang;
  total: Satang;
  dueNow: Satang;
  dueAtPickUp: Satang;
  /** Every season that touched the rental, with the days on which it applied. */
  seasons: readonly { name: string; days: number }[];
  promotion: string | null;
  codeIs: string | null;
}>;

type Example = Readonly<{ title: string; overHttp: boolean; chosen: Chosen; outcome: Outcome }>;

const inputColumns = [
  'Add-ons',
  'Insurance',
  'Code',
  'Points',
  'Used before',
  'Pays',
  'Deposit',
  'Fee',
  'Tax rule',
  'Over HTTP',
];
const columns = new Set([
  ...['No.', 'Vehicle', 'Pick-up', 'Return', ...inputColumns],
  ...['Days', 'Subtotal', 'Discount', 'Tax', 'Total', 'Now', 'At pick-up'],
  ...['Season', 'Promotion', 'Code is', 'Worked out'],
]);

const instantText = (text: string) => {
  if (!/^\d{4}-\d\d-\d\d \d\d:(00|30)$/.test(text)) throw new Error(`Not a date and a half hour: "${text}"`);
  return text.replace(' ', 'T');
};

const addonsOf = (text: string): Chosen['addons'] =>
  (text === '' ? [] : text.split(', ')).map((part) => {
    const [, quantity = '1', name = ''] = /^(?:(\d+) x )?(.+)$/.exec(part) ?? [];
    return { name: named(priceList.addons, name).name, quantity: Number(quantity) };
  });

const insuranceOf = (text: string): Chosen['insurance'] => {
  if (text === '') return null;
  const [, name = '', chosen] = /^(.+?)( online| at pick-up)?$/.exec(text) ?? [];
  const { paid } = named(priceList.insurance, name);
  if ((paid === 'both') !== (chosen !== undefined)) throw new Error(`Only "both" lets the customer choose: "${text}"`);
  return { name, payAt: paid === 'both' ? (chosen === ' online' ? 'online' : 'pickup') : paid };
};

const taxOf = (text: string): Chosen['tax'] => {
  if (text === 'off') return { enabled: false, rate: 7, name: 'VAT', includeInPrice: false, roundTotals: false };
  const [, rate, mode, rounded] = /^([\d.]+ %) (added|included)(, whole baht)?$/.exec(text) ?? [];
  if (!rate) throw new Error(`Not a rule for tax: "${text}"`);
  const includeInPrice = mode === 'included';
  return { enabled: true, rate: percent(rate), name: 'VAT', includeInPrice, roundTotals: rounded !== undefined };
};

const planOf = (text: string): Chosen['plan'] => {
  if (text !== 'deposit' && text !== 'in full') throw new Error(`Nobody pays "${text}"`);
  return text === 'deposit' ? 'deposit' : 'full';
};

const chosenBy = (row: Row): Chosen => {
  const given = (column: string, otherwise: string) => row[column] || otherwise;
  const deposit = given('Deposit', '20 %');
  return {
    vehicle: named(priceList.vehicles, cell(row, 'Vehicle')).name,
    pickUp: instantText(cell(row, 'Pick-up')),
    dropOff: instantText(cell(row, 'Return')),
    addons: addonsOf(given('Add-ons', '')),
    insurance: insuranceOf(given('Insurance', '')),
    code: given('Code', '') || null,
    points: number(given('Points', '0')),
    hasUsedCode: given('Used before', 'no') === 'yes',
    plan: planOf(given('Pays', 'in full')),
    deposit: deposit === 'off' ? null : percent(deposit),
    fee: percentToBasisPoints(percent(given('Fee', '0 %'))),
    tax: taxOf(given('Tax rule', '7 % added')),
  };
};

const seasonsOf = (text: string): Outcome['seasons'] =>
  (text === '' ? [] : text.split(', ')).map((part) => {
    const [, name = '', days] = /^(.+) (\d+) days?$/.exec(part) ?? [];
    return { name: named(priceList.seasons, name).name, days: Number(days) };
  });

const outcomeBy = (row: Row): Outcome => ({
  days: number(cell(row, 'Days')),
  subtotal: baht(cell(row, 'Subtotal')),
  discount: baht(cell(row, 'Discount')),
  tax: baht(cell(row, 'Tax')),
  total: baht(cell(row, 'Total')),
  dueNow: baht(cell(row, 'Now')),
  dueAtPickUp: baht(cell(row, 'At pick-up')),
  seasons: seasonsOf(cell(row, 'Season')),
  promotion: cell(row, 'Promotion') === '' ? null : named(priceList.promotions, cell(row, 'Promotion')).name,
  codeIs: row['Code is']?.replaceAll(' ', '-') || null,
});

const exampleOf = (row: Row): Example => {
  const unknown = Object.keys(row).filter((column) => !columns.has(column));
  if (unknown.length > 0) throw new Error(`Columns that nothing reads: ${unknown}`);
  return {
    title: `${cell(row, 'No.')}: ${cell(row, 'Worked out')}`,
    overHttp: row['Over HTTP'] !== 'no',
    chosen: chosenBy(row),
    outcome: outcomeBy(row),
  };
};

/** Every worked example of docs/rules/pricing.md. */
export const pricingExamples: readonly Example[] = pricingTables
  .flatMap(({ rows }) => rows)
  .filter((row) => 'No.' in row)
  .map(exampleOf);

type Name = { en: string };
type QuoteSummary = Readonly<
  Record<'days' | 'subtotal' | 'discount' | 'tax' | 'total' | 'dueNow' | 'dueAtPickUp', number> & {
    lines: readonly { kind: string; name: Name | null; days: number | null }[];
    seasons: readonly { name: Name }[];
    appliedPromotion: { name: Name } | null;
    promo: { status: string } | null;
  }
>;

/** The totals of a quote, from the rules (in satang) or from the API (in baht, converted by `inSatang`). */
export const outcomeOf = (quote: QuoteSummary, inSatang: (amount: number) => Satang): Outcome => {
  const adjusted = quote.lines.filter(({ kind }) => kind === 'season');
  const daysOf = (season: Name) => adjusted.find(({ name }) => name?.en === season.en)?.days ?? 0;
  return {
    days: quote.days,
    subtotal: inSatang(quote.subtotal),
    discount: inSatang(quote.discount),
    tax: inSatang(quote.tax),
    total: inSatang(quote.total),
    dueNow: inSatang(quote.dueNow),
    dueAtPickUp: inSatang(quote.dueAtPickUp),
    seasons: quote.seasons.map(({ name }) => ({ name: name.en, days: daysOf(name) })),
    promotion: quote.appliedPromotion?.name.en ?? null,
    codeIs: quote.promo?.status ?? null,
  };
};
