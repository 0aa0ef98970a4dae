import type { Booking } from '../booking-context.ts';

export type Priced = Pick<Booking, 'status' | 'paysBy' | 'keptAmount' | 'owedAmount' | 'dueAtPickUp'>;

type Heading = Readonly<{
  /** What was paid, how the rest will be, or the price alone: `over` of a booking that is, `open` by no known way. */
  says: 'over' | 'paid' | 'price' | 'cash' | 'transfer' | 'open';
  /** Baht that are still to pay that way. */
  amount: number;
  /** Baht that are left for the counter beside it. */
  rest: number;
}>;

/** By what the price of a booking is headed, and what the heading does not name. */
export const priceHeading = ({ status, paysBy, keptAmount, owedAmount, dueAtPickUp }: Priced): Heading => {
  if (status === 'cancelled') return { says: 'over', amount: 0, rest: 0 };
  if (keptAmount > 0) return { says: 'paid', amount: 0, rest: dueAtPickUp };
  if (owedAmount === 0) return { says: 'price', amount: 0, rest: dueAtPickUp };
  if (paysBy === 'bank_transfer') return { says: 'transfer', amount: owedAmount, rest: dueAtPickUp };
  return { says: paysBy ?? 'open', amount: dueAtPickUp, rest: 0 };
};
