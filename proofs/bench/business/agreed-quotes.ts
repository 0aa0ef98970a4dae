import { satang } from '#kernel/money.ts';
import type { Quote } from '#modules/pricing/index.ts';
import { quoteLine } from '#modules/pricing/rules/quote.ts';

/** Quotes as bookings keep them: five days with a season, an extra, a cover, an offer and tax. About 1.3 kB each. */
export const agreedQuotes = (count: number): Quote[] =>
  Array.from({ length: count }, (_, number) => agreedQuote(85_000 + 5_000 * number));

const agreedQuote = (dailyRate: number): Quote => {
  const vehicle = 5 * dailyRate;
  const season = Math.round(vehicle * 0.2);
  const discount = Math.round((vehicle + season) * 0.05);
  const subtotal = vehicle + season + 75_000 + 150_000;
  const tax = Math.round((subtotal - discount) * 0.07);
  const total = subtotal - discount + tax;
  const line = (kind: Quote['lines'][number]['kind'], amount: number, more: object = {}) =>
    quoteLine({ kind, due: 'online', amount: satang(amount), ...more });
  return {
    days: 5,
    lines: [
      line('vehicle', vehicle, { quantity: 5, unit: 'day', unitPrice: satang(dailyRate) }),
      line('season', season, { name: { en: 'Cool season', th: 'ฤดูหนาว' }, days: 5, rate: 12_000 }),
      line('addon', 75_000, { name: { en: 'Child seat', th: 'เบาะนั่งเด็ก' }, unitPrice: satang(15_000) }),
      line('insurance', 150_000, { name: { en: 'Full cover', th: 'ประกันชั้นหนึ่ง' }, quantity: 5, unit: 'day' }),
      line('discount', -discount, { name: { en: 'Open day', th: 'วันเปิดร้าน' }, rate: 500 }),
      line('tax', tax, { name: { en: 'VAT', th: 'ภาษีมูลค่าเพิ่ม' }, rate: 700 }),
    ],
    subtotal: satang(subtotal),
    discount: satang(discount),
    tax: satang(tax),
    taxIncluded: false,
    total: satang(total),
    processingFee: satang(0),
    dueNow: satang(total),
    dueAtPickUp: satang(0),
    depositAmount: null,
    savings: satang(discount),
    securityDeposit: satang(500_000),
    seasons: [
      {
        id: '01991273-c100-7000-8000-000000000001',
        name: { en: 'Cool season', th: 'ฤดูหนาว' },
        description: 'November to February',
        ...{ multiplier: 12_000, priority: 1, days: 5, daysApplied: 5 },
      },
    ],
    promo: null,
    appliedPromotion: {
      id: '01991273-c100-7000-8000-000000000002',
      name: { en: 'Open day', th: 'วันเปิดร้าน' },
      ...{ code: null, isAutomatic: true, rate: 500, amount: satang(discount) },
    },
  };
};
