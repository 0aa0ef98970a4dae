import { type PendingStage, pendingStage } from '../../../booking/stage.ts';
import type { WizardBooking } from '../state/wizard-context.ts';

/**
 * How the booking stands once the steps are over; what is pending waits for staff. `too-late`: the payment came when the
 * vehicle was gone.
 */
export type DoneState = 'confirmed' | PendingStage | 'too-late' | 'cancelled';

type Facts = Pick<
  WizardBooking,
  'status' | 'cancelledBecause' | 'paidAmount' | 'keptAmount' | 'refundedAmount' | 'totalAmount' | 'paysBy'
>;

export const doneState = (booking: Facts): DoneState => {
  if (booking.status === 'cancelled') return isPaidTooLate(booking) ? 'too-late' : 'cancelled';
  return booking.status === 'pending' ? pendingStage(booking) : 'confirmed';
};

// A booking is cancelled as expired when its hold ends, and as paid late when somebody else has its time already.
const isPaidTooLate = ({ cancelledBecause, paidAmount, refundedAmount }: Facts) =>
  cancelledBecause === 'late-payment' || (cancelledBecause === 'expired' && paidAmount + refundedAmount > 0);

export type Priced = Pick<WizardBooking, 'status' | 'paysBy' | 'keptAmount' | 'owedAmount' | 'dueAtPickUp'>;

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
