import { type PendingStage, pendingStage } from '../../../booking/stage.ts';
import type { WizardBooking } from '../state/wizard-context.ts';

/**
 * The booking's state on the confirmation step; a pending one awaits staff. `too-late`: the payment arrived after the
 * vehicle was taken. `returned`: what came after the rental, such as a late fee.
 */
export type DoneState = 'confirmed' | 'returned' | PendingStage | 'too-late' | 'cancelled';

type Facts = Pick<
  WizardBooking,
  'status' | 'cancelledBecause' | 'paidAmount' | 'keptAmount' | 'refundedAmount' | 'totalAmount' | 'paysBy'
>;

export const doneState = (booking: Facts): DoneState => {
  if (booking.status === 'cancelled') return isPaidTooLate(booking) ? 'too-late' : 'cancelled';
  if (booking.status === 'completed') return 'returned';
  return booking.status === 'pending' ? pendingStage(booking) : 'confirmed';
};

// `expired` means that the hold ended; `late-payment`, that another booking already had the time.
const isPaidTooLate = ({ cancelledBecause, paidAmount, refundedAmount }: Facts) =>
  cancelledBecause === 'late-payment' || (cancelledBecause === 'expired' && paidAmount + refundedAmount > 0);

/**
 * What became of the rest of a confirmed booking, such as the difference after a change, that the customer came to pay;
 * null where the booking itself was made here, or is not a confirmed one.
 */
export const restState = (
  { status, owedAmount, paysBy }: Pick<WizardBooking, 'status' | 'owedAmount' | 'paysBy'>,
  paysRest: boolean,
): 'paid' | 'cash' | 'transfer' | null => {
  if (!paysRest || status !== 'confirmed') return null;
  if (owedAmount === 0) return 'paid';
  return paysBy === 'bank_transfer' ? 'transfer' : paysBy;
};

export type Priced = Pick<WizardBooking, 'status' | 'paysBy' | 'keptAmount' | 'owedAmount' | 'dueAtPickUp'>;

type Heading = Readonly<{
  /**
   * Which heading to use: the amount paid, the price only, a way to pay the rest, `open` without one, `over` if
   * cancelled.
   */
  says: 'over' | 'paid' | 'price' | 'cash' | 'transfer' | 'open';
  /** Baht still to be paid that way. */
  amount: number;
  /** Further baht due at pick-up. */
  rest: number;
}>;

/** The heading of a booking's price, and the amounts it leaves to show. */
export const priceHeading = ({ status, paysBy, keptAmount, owedAmount, dueAtPickUp }: Priced): Heading => {
  if (status === 'cancelled') return { says: 'over', amount: 0, rest: 0 };
  if (keptAmount > 0) return { says: 'paid', amount: 0, rest: dueAtPickUp };
  if (owedAmount === 0) return { says: 'price', amount: 0, rest: dueAtPickUp };
  if (paysBy === 'bank_transfer') return { says: 'transfer', amount: owedAmount, rest: dueAtPickUp };
  return { says: paysBy ?? 'open', amount: dueAtPickUp, rest: 0 };
};
