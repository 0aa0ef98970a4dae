import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht, satang } from '#kernel/money.ts';
import type { QuoteLine } from './quote.ts';
import { quoteRental, type RentalChoices } from './quote-rental.ts';

const named = (en: string) => ({ en, th: null });
const tax = { enabled: true, rate: 7, name: 'VAT', includeInPrice: false, roundTotals: false };
const rates = { daily: fromBaht(1390), weekly: fromBaht(8490), monthly: fromBaht(28_900) };
const earlyBird = {
  id: 'early-bird',
  trigger: 'automatic' as const,
  code: null,
  name: named('Early Bird Special'),
  discount: { basisPoints: 20_00 },
  minRentalDays: 1,
  minAdvanceDays: 30,
  maxDiscount: null,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  isUsedUp: false,
  oncePerCustomer: false,
  isActive: true,
};
const rain = {
  id: 'rain',
  name: named('Rainy season'),
  description: 'Wet roads',
  startDate: '2026-07-10',
  endDate: '2026-07-11',
  multiplier: 8_500,
  priority: 1,
  categoryIds: null,
};

/** 38 days of a city car from 10 July, booked on 1 June: a month, a week and a day, starting in the rainy season. */
const choices: RentalChoices = {
  now: toInstant('2026-06-01T12:00'),
  period: { from: toInstant('2026-07-10T10:00'), until: toInstant('2026-08-17T10:00') },
  vehicle: { categoryId: 'economy', rates, securityDeposit: fromBaht(5000) },
  priceList: { seasons: [rain], automatic: [earlyBird] },
  tax,
  depositPercentage: 20,
};
const cover = { name: named('Cover'), rates: { daily: fromBaht(150), weekly: null, monthly: null } };

const short = { from: toInstant('2026-06-02T10:00'), until: toInstant('2026-06-05T10:00') };
const toRow = ({ kind, due, quantity, unit, amount }: QuoteLine) => [kind, due, quantity, unit, amount / 100];

test('a quote tells the price line by line, in the order in which it comes about', () => {
  const { lines } = quoteRental({
    ...choices,
    addons: [
      {
        name: named('Seat'),
        quantity: 2,
        price: { useFixedPricing: true, fixedPrice: fromBaht(350), daily: null, weekly: null, monthly: null },
      },
    ],
    insurance: { ...cover, payAt: 'pickup' },
    points: 100,
    processingFee: 2_00,
  });
  expect(lines.map(toRow)).toEqual([
    ['vehicle', 'online', 1, 'month', 28_900],
    ['vehicle', 'online', 1, 'week', 8_490],
    ['vehicle', 'online', 1, 'day', 1_390],
    // 38,780 x 2 days x -0.15 / 38 days = -306.1579
    ['season', 'online', 1, 'piece', -306.16],
    ['addon', 'online', 2, 'piece', 700],
    // 20 percent of 38,473.84 = 7,694.768
    ['discount', 'online', 1, 'piece', -7_694.77],
    ['points', 'online', 100, 'piece', -100],
    // 7 percent of 38,473.84 + 700 - 7,794.77 = 31,379.07 is 2,196.53
    ['tax', 'online', 1, 'piece', 2_196.53],
    ['insurance-at-pickup', 'pickup', 38, 'day', 5_700],
    ['tax', 'pickup', 1, 'piece', 399],
    // 2 percent of 33,575.60 = 671.512
    ['processing-fee', 'fee', 1, 'piece', 671.51],
  ]);
});

test('a line names its rate: the multiplier of a season, the percentage of a discount, of tax and of a fee', () => {
  const { lines } = quoteRental({ ...choices, processingFee: 2_00 });
  const rateOf = (lineKind: QuoteLine['kind']) => lines.find(({ kind }) => kind === lineKind)?.rate;
  expect(rateOf('season')).toBe(8_500);
  expect(rateOf('discount')).toBe(20_00);
  expect(rateOf('tax')).toBe(7_00);
  expect(rateOf('processing-fee')).toBe(2_00);
});

test('online insurance stands before the add-ons and is part of the total', () => {
  const { lines, subtotal } = quoteRental({ ...choices, period: short, insurance: { ...cover, payAt: 'online' } });
  expect(lines.map(({ kind }) => kind)).toEqual(['vehicle', 'insurance', 'tax']);
  expect(subtotal).toBe(fromBaht(4_170 + 450));
});

test('tax inside the price is a line that informs; tax that is off is no line', () => {
  const included = quoteRental({ ...choices, period: short, tax: { ...tax, includeInPrice: true } });
  expect(included.lines.map(toRow)).toContainEqual(['tax', 'information', 1, 'piece', 272.8]);
  expect(included.taxIncluded).toBe(true);
  const off = quoteRental({ ...choices, period: short, tax: { ...tax, enabled: false, includeInPrice: true } });
  expect(off.lines.map(({ kind }) => kind)).toEqual(['vehicle']);
  expect(off.taxIncluded).toBe(false);
});

test('tiers save against paying every day at the daily rate', () => {
  // 38 x 1,390 = 52,820 against 38,780.
  expect(quoteRental(choices).savings).toBe(fromBaht(14_040));
  expect(quoteRental({ ...choices, period: short }).savings).toBe(0);
  const dearWeeks = { ...rates, weekly: fromBaht(9_999) };
  const aWeek = { from: short.from, until: toInstant('2026-06-09T10:00') };
  const vehicle = { ...choices.vehicle, rates: dearWeeks };
  expect(quoteRental({ ...choices, vehicle, period: aWeek }).savings).toBe(0);
});

test('whoever pays in full is told what the deposit would have been, unless deposits are off', () => {
  expect(quoteRental({ ...choices, period: short }).depositAmount).toBe(satang(892_38));
  expect(quoteRental({ ...choices, period: short, depositPercentage: null }).depositAmount).toBeNull();
});

test('the security deposit informs and is in no sum', () => {
  const free = { ...choices.vehicle, rates: { daily: fromBaht(0), weekly: null, monthly: null } };
  const quote = quoteRental({ ...choices, vehicle: free, period: short });
  expect(quote).toMatchObject({ securityDeposit: fromBaht(5000), total: 0, dueNow: 0, dueAtPickUp: 0 });
});

test('a quote is plain data: it survives being stored with its booking', () => {
  const quote = quoteRental({ ...choices, promo: { code: 'NOSUCH', promotion: null, enabled: true } });
  expect(JSON.parse(JSON.stringify(quote))).toEqual(quote);
});

test('a fee is in the total and its tax, and no promotion or point reduces it', () => {
  const fees = (categoryId: string) =>
    categoryId === 'economy'
      ? [
          { name: named('One way'), unit: 'piece' as const, quantity: 1, unitPrice: fromBaht(1_000) },
          { name: named('Young driver'), unit: 'day' as const, quantity: 3, unitPrice: fromBaht(200) },
        ]
      : [];
  const rental = { ...choices, period: short, priceList: { seasons: [], automatic: [] }, fees };
  const { lines, subtotal, total } = quoteRental({ ...rental, points: 100_000 });
  expect(lines.map(toRow)).toEqual([
    ['vehicle', 'online', 3, 'day', 4_170],
    ['fee', 'online', 1, 'piece', 1_000],
    ['fee', 'online', 3, 'day', 600],
    ['points', 'online', 4_170, 'piece', -4_170],
    ['tax', 'online', 1, 'piece', 112],
  ]);
  expect([subtotal, total]).toEqual([fromBaht(5_770), fromBaht(1_712)]);
  const other = quoteRental({ ...rental, vehicle: { ...choices.vehicle, categoryId: 'van' } });
  expect(other.lines.map(({ kind }) => kind)).not.toContain('fee');
});
