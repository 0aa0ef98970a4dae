import { fromBaht } from '#kernel/money.ts';

/** A line of a booking's price, as the rules of invoices have it: one piece, due online, untaxed. */
export const priceLine = (kind: string, baht: number, more: object = {}) => ({
  kind,
  due: 'online',
  name: null,
  quantity: 1,
  unit: 'piece' as const,
  unitPrice: null,
  days: null,
  rate: null,
  amount: fromBaht(baht),
  ...more,
});

/** Its tax of 7 %: added to it online or at the counter, or within the prices. */
export const taxLine = (baht: number, due: 'online' | 'pickup' | 'information' = 'online') =>
  priceLine('tax', baht, { due, rate: 700, name: { en: 'VAT', th: null } });
