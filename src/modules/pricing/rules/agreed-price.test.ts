import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht, toBaht, zeroSatang } from '#kernel/money.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { quoteRental } from './quote-rental.ts';

const from = toInstant('2026-12-05T10:00');

/** Quotes a vehicle of ฿1,000 a day, with VAT added, at a price agreed by staff. */
const quoted = (amount: number, { agreedDays, days }: { agreedDays: number; days: number }) =>
  quoteRental({
    now: toInstant('2026-11-20T12:00'),
    period: { from, until: from.add({ hours: days * 24 }) },
    vehicle: {
      categoryId: 'economy',
      rates: { daily: fromBaht(1000), weekly: null, monthly: null },
      securityDeposit: zeroSatang,
    },
    priceList: { seasons: [], automatic: [] },
    tax: { enabled: true, rate: 7, name: 'VAT', includeInPrice: false, roundTotals: false },
    agreed: { amount: fromBaht(amount), days: agreedDays },
    depositPercentage: null,
  });

const document = readFileSync(new URL('../../../../docs/rules/manual-booking.md', import.meta.url), 'utf8');
const examples = tablesIn(document).find(({ heading }) => heading.startsWith('A price by hand'))?.rows ?? [];
const figure = (text: string | undefined) => Number(text?.replaceAll(/[^\d.]/g, ''));

test.each(examples)('$Set for $For, priced again for $Priced again for: $Vehicle', (row) => {
  const quote = quoted(figure(row.Set), { agreedDays: figure(row.For), days: figure(row['Priced again for']) });
  expect(toBaht(quote.subtotal)).toBe(figure(row.Vehicle));
  expect(toBaht(quote.total)).toBe(figure(row['With 7 percent on top']));
});

test('seasons and automatic offers leave a price by hand as it is', () => {
  expect(examples.length).toBeGreaterThan(3);
  const quote = quoted(4000, { agreedDays: 5, days: 5 });
  expect(quote).toMatchObject({ seasons: [], savings: zeroSatang, appliedPromotion: null });
  expect(quote.lines.map(({ kind }) => kind)).toEqual(['vehicle', 'tax']);
});
