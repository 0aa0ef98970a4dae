import type { WizardBooking } from './wizard-context.ts';

type Change = NonNullable<WizardBooking['change']>;

/** The change that waits for its payment; null without one, or once it has ended. */
export const waitingIn = <Waiting extends Pick<Change, 'isOver'>>({ change }: { change: Waiting | null }) =>
  change && !change.isOver ? change : null;

/** The booking to pay for: as the change that waits for its payment makes it, the least of it chosen; else as it is. */
export const asAgreed = (booking: WizardBooking): WizardBooking => {
  const change = waitingIn(booking);
  return change ? { ...booking, ...change, paymentPlan: 'deposit' } : booking;
};
