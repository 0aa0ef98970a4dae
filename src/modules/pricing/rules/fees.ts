import { type Satang, times } from '#kernel/money.ts';
import { type Named, type QuoteLine, quoteLine } from './quote.ts';

/** What a rental costs beside vehicle, cover and add-ons: once (`piece`), or for each day. Before tax, like all prices. */
export type Fee = Readonly<{ name: Named; unit: 'piece' | 'day'; quantity: number; unitPrice: Satang }>;

/** The fees of a rental with a vehicle of a category. */
export type FeesOf = (categoryId: string) => readonly Fee[];

/** A fee that is charged once stands without the price of a unit. No promotion reduces it. */
export const feeLine = ({ name, unit, quantity, unitPrice }: Fee): QuoteLine =>
  quoteLine({
    kind: 'fee',
    due: 'online',
    name,
    unit,
    quantity,
    unitPrice: unit === 'piece' ? null : unitPrice,
    amount: times(unitPrice, quantity),
  });
