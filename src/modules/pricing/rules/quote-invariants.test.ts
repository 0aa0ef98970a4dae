import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { minus, plus, satang, toWholeBaht, zeroSatang } from '#kernel/money.ts';
import { drawn } from '#test/drawn.ts';
import { type Quote, type QuoteLine, sumOfLines } from './quote.ts';
import { quoteRental, type RentalChoices } from './quote-rental.ts';

const named = (en: string) => ({ en, th: null });
const booked = '2026-06-01';
const date = fc.integer({ min: -30, max: 500 }).map((days) => addDays(booked, days));
const price = fc.oneof(fc.constant(zeroSatang), fc.integer({ min: 1_00, max: 99_999_99 }).map(satang));
const optionalPrice = fc.option(price);
// From one baht a day: with a smaller rate, a day's share is less than what rounding changes.
const rates = fc.record({
  daily: price,
  weekly: fc.option(fc.integer({ min: 7_00, max: 500_000_00 }).map(satang)),
  monthly: fc.option(fc.integer({ min: 30_00, max: 2_000_000_00 }).map(satang)),
});

const season = fc
  .record({
    startDate: date,
    length: fc.integer({ min: 0, max: 60 }),
    multiplier: fc.integer({ min: 1_000, max: 50_000 }),
    priority: fc.integer({ min: 1, max: 5 }),
    categoryIds: fc.option(fc.subarray(['economy', 'suv'])),
  })
  .map(({ length, ...rest }) => ({
    ...rest,
    id: rest.startDate,
    endDate: addDays(rest.startDate, length),
    name: named(`Season ${rest.startDate}`),
    description: '',
  }));

const promotion = (trigger: 'code' | 'automatic') =>
  fc.record({
    id: fc.uuid(),
    trigger: fc.constant(trigger),
    code: fc.constant(trigger === 'code' ? 'CODE' : null),
    name: fc.constant(named('Promotion')),
    discount: fc.oneof(
      fc.record({ basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
      fc.record({ fixed: fc.integer({ min: 0, max: 5_000_000 }).map(satang) }),
    ),
    minRentalDays: fc.integer({ min: 1, max: 10 }),
    minAdvanceDays: fc.integer({ min: 0, max: 40 }),
    maxDiscount: optionalPrice,
    validFrom: fc.constantFrom('2026-01-01', booked, '2026-06-02'),
    validTo: fc.constantFrom('2026-06-02', '2026-12-31'),
    isUsedUp: fc.boolean(),
    oncePerCustomer: fc.boolean(),
    isActive: fc.boolean(),
  });

const addon = fc.record({
  name: fc.constant(named('Add-on')),
  quantity: fc.integer({ min: 1, max: 20 }),
  price: fc.record({
    useFixedPricing: fc.boolean(),
    fixedPrice: optionalPrice,
    daily: optionalPrice,
    weekly: optionalPrice,
    monthly: optionalPrice,
  }),
});

const fee = fc.record({
  name: fc.constant(named('Fee')),
  unit: fc.constantFrom<'piece' | 'day'>('piece', 'day'),
  quantity: fc.integer({ min: 1, max: 30 }),
  unitPrice: price,
});

const choices: fc.Arbitrary<RentalChoices> = fc.record({
  now: fc.constantFrom(...['T00:30', 'T12:00', 'T23:30'].map((time) => toInstant(`${booked}${time}`))),
  period: fc
    .tuple(fc.integer({ min: 0, max: 400 * 48 }), fc.integer({ min: 1, max: 120 * 48 }))
    .map(([start, length]) => {
      const from = toInstant(`${booked}T12:00`).add({ minutes: 30 * start });
      return { from, until: from.add({ minutes: 30 * length }) };
    }),
  vehicle: fc.record({ categoryId: fc.constant('suv'), rates, securityDeposit: price }),
  priceList: fc.record({
    seasons: fc.array(season, { maxLength: 5 }),
    automatic: fc.array(promotion('automatic'), { maxLength: 3 }),
  }),
  tax: fc.record({
    enabled: fc.boolean(),
    rate: fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10),
    name: fc.constant('VAT'),
    includeInPrice: fc.boolean(),
    roundTotals: fc.boolean(),
  }),
  addons: fc.array(addon, { maxLength: 4 }),
  fees: fc.array(fee, { maxLength: 3 }).map((fees) => () => fees),
  insurance: fc.option(
    fc.record({
      name: fc.constant(named('Cover')),
      rates,
      payAt: fc.constantFrom<'online' | 'pickup'>('online', 'pickup'),
    }),
  ),
  promo: fc.option(
    fc.record({
      code: fc.constant('CODE'),
      promotion: fc.option(promotion('code')),
      enabled: fc.boolean(),
    }),
  ),
  points: fc.integer({ min: 0, max: 50_000 }),
  plan: fc.constantFrom<'full' | 'deposit'>('full', 'deposit'),
  depositPercentage: fc.option(fc.integer({ min: 0, max: 100 })),
  processingFee: fc.integer({ min: 0, max: 10_00 }),
});

const holds = (law: (quote: Quote, rental: RentalChoices) => void) =>
  fc.assert(
    fc.property(choices, (rental) => law(quoteRental(rental), rental)),
    // A fixed seed: the same rentals each time, so that a failure is due to a change, not to chance.
    drawn(2_000),
  );

const of = ({ lines }: Quote, isOne: (line: QuoteLine) => boolean) => sumOfLines(lines.filter(isOne));
const ofKinds = (quote: Quote, ...kinds: QuoteLine['kind'][]) => of(quote, ({ kind }) => kinds.includes(kind));

test('the total is the sum of the online lines', () => {
  holds((quote, { tax }) => {
    expect(quote.total).toBe(of(quote, ({ due }) => due === 'online'));
    const added = quote.taxIncluded ? zeroSatang : quote.tax;
    const exact = plus(minus(quote.subtotal, quote.discount), added);
    expect(quote.total).toBe(tax.roundTotals ? toWholeBaht(exact) : exact);
  });
});

test('what is paid now and at pick-up is the total, the fee and what is sold at the counter', () => {
  holds((quote, { plan }) => {
    const paidNow = minus(quote.dueNow, quote.processingFee);
    expect(paidNow).toBe(plan === 'deposit' ? (quote.depositAmount ?? quote.total) : quote.total);
    expect(plus(paidNow, quote.dueAtPickUp)).toBe(
      plus(
        quote.total,
        of(quote, ({ due }) => due === 'pickup'),
      ),
    );
    expect(quote.processingFee).toBe(of(quote, ({ due }) => due === 'fee'));
  });
});

test('no line is a fraction of a satang, of a piece or of a point', () => {
  holds(({ lines }) => {
    for (const { amount, unitPrice, quantity } of lines)
      expect([amount, unitPrice ?? 0, quantity].every(Number.isSafeInteger)).toBe(true);
  });
});

test('one discount at most, and with points it never exceeds the vehicle', () => {
  holds((quote) => {
    const vehicle = ofKinds(quote, 'vehicle', 'season');
    expect(quote.discount).toBe(-ofKinds(quote, 'discount', 'points') + 0);
    expect(quote.discount).toBeGreaterThanOrEqual(0);
    expect(quote.discount).toBeLessThanOrEqual(vehicle);
    expect(quote.lines.filter(({ kind }) => kind === 'discount').length).toBe(quote.appliedPromotion ? 1 : 0);
  });
});

test('nothing is negative but a season that is cheaper, a discount, points, and rounding', () => {
  holds((quote) => {
    const { subtotal, tax, total, processingFee, dueNow, dueAtPickUp, savings } = quote;
    for (const sum of [subtotal, tax, total, processingFee, dueNow, dueAtPickUp, savings])
      expect(sum).toBeGreaterThanOrEqual(0);
    for (const { kind, amount } of quote.lines)
      if (!['season', 'discount', 'points', 'rounding'].includes(kind)) expect(amount).toBeGreaterThanOrEqual(0);
  });
});

test('a day has one season', () => {
  holds(({ days, seasons }) => {
    expect(seasons.reduce((all, { daysApplied }) => all + daysApplied, 0)).toBeLessThanOrEqual(days);
  });
});

test('a code never makes a rental dearer', () => {
  // With points it may: a discount can leave less than the one baht that another point would have paid.
  holds((_quote, rental) => {
    const withCode = quoteRental({ ...rental, points: 0 });
    expect(withCode.total).toBeLessThanOrEqual(quoteRental({ ...rental, points: 0, promo: null }).total);
  });
});
