import { portion, type Satang, times } from '#kernel/money.ts';
import { type Named, type Quote, type QuoteLine, quoteLine } from './quote.ts';

/** What a rental costs beside vehicle, cover and add-ons: once (`piece`), or for each day. Before tax, like all prices. */
export type Fee = Readonly<{ name: Named; unit: 'piece' | 'day'; quantity: number; unitPrice: Satang }>;

/** The fees of a rental with a vehicle of a category. */
export type FeesOf = (categoryId: string) => readonly Fee[];

/** The fees of a quote, as they were agreed. */
export const feesIn = ({ lines }: Pick<Quote, 'lines'>): Fee[] =>
  lines.flatMap(({ kind, name, unit, quantity, unitPrice, amount }) =>
    kind === 'fee' && name
      ? [
          {
            name,
            quantity,
            unit: unit === 'day' ? unit : 'piece',
            unitPrice: unitPrice ?? portion(amount, 1, quantity),
          },
        ]
      : [],
  );

export const isSameFees = (one: readonly Fee[], other: readonly Fee[]): boolean =>
  JSON.stringify(one.map(contentOf)) === JSON.stringify(other.map(contentOf));

const contentOf = ({ name, unit, quantity, unitPrice }: Fee) => [name.en, name.th, unit, quantity, unitPrice];

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
