import { waitingIn } from './as-agreed.ts';
import type { WizardBooking } from './wizard-context.ts';

type Paid = Readonly<{
  status: WizardBooking['status'];
  change: Pick<NonNullable<WizardBooking['change']>, 'isOver'> | null;
}>;

/**
 * What is paid after the booking was agreed: a change that waits for its payment, or what was charged after the return.
 * Null for the price of the booking itself. The terms were accepted with that.
 */
export const laterPayment = (booking: Paid): 'change' | 'after-return' | null => {
  if (booking.status === 'completed') return 'after-return';
  return waitingIn(booking) ? 'change' : null;
};
