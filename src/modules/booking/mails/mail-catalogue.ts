import { zeroSatang } from '#kernel/money.ts';
import {
  agreementSignedMail,
  bookingCancelledMail,
  bookingChangedMail,
  bookingConfirmedMail,
  bookingExpiredMail,
  bookingReceivedMail,
  bookingReminderMail,
  bookingWaitingMail,
  changeEndedMail,
  lateReturnMail,
  paymentFailedMail,
  paymentReceivedMail,
  paymentRefundedLateMail,
  paymentRefundedMail,
  returnReminderMail,
} from '#modules/notices/index.ts';
import { lateFeeIn } from '#modules/pricing/index.ts';
import type { Booking } from '../records/booking-store.ts';
import { type CustomerMail, type PaperKind, pathToDues } from './mail-customer.ts';

const isConfirmed = ({ status }: Booking) => status === 'confirmed';
const isPending = ({ status }: Booking) => status === 'pending';
const whileConfirmed =
  (...papers: PaperKind[]) =>
  (booking: Booking) =>
    isConfirmed(booking) ? papers : [];

/** The mails to customers about bookings. */
export const bookingMails = {
  /** The payment deadline. Not sent if meanwhile paid or to be paid to the business directly. */
  received: {
    kind: 'booking-received',
    write: bookingReceivedMail,
    isDue: (booking) => isPending(booking) && booking.holdUntil !== null && booking.paid === zeroSatang,
  },
  /** Paid, or to be paid directly, and awaiting confirmation by staff. */
  waiting: {
    kind: 'booking-waiting',
    write: bookingWaitingMail,
    isDue: (booking) => isPending(booking) && booking.holdUntil === null,
  },
  confirmed: {
    kind: 'booking-confirmed',
    write: bookingConfirmedMail,
    isDue: isConfirmed,
    papers: () => ['confirmation', 'calendar'],
  },
  changed: {
    kind: 'booking-changed',
    write: bookingChangedMail,
    isDue: ({ status }) => status === 'pending' || status === 'confirmed',
    papers: whileConfirmed('confirmation', 'calendar'),
  },
  cancelled: {
    kind: 'booking-cancelled',
    write: bookingCancelledMail,
    isDue: ({ status }) => status === 'cancelled',
    // A customer who never paid received no calendar event to withdraw.
    papers: ({ paid }) => (paid > zeroSatang ? ['calendar'] : []),
  },
  /** Not sent if a payment has reinstated the booking meanwhile. */
  expired: {
    kind: 'booking-expired',
    write: bookingExpiredMail,
    isDue: ({ cancelledBecause }) => cancelledBecause === 'expired',
  },
  /** A change that was not paid for in time. */
  changeEnded: {
    kind: 'change-ended',
    write: changeEndedMail,
    isDue: ({ status }) => status === 'pending' || status === 'confirmed',
  },
  reminder: {
    kind: 'booking-reminder',
    write: bookingReminderMail,
    isDue: (booking) => isConfirmed(booking) && booking.pickedUpAt === null,
  },
  /** Not sent once the vehicle is back. */
  returnReminder: {
    kind: 'return-reminder',
    write: returnReminderMail,
    isDue: (booking) => isConfirmed(booking) && booking.pickedUpAt !== null,
  },
  /** Not sent if an admin has undone the return, and with it the fee. */
  lateReturn: {
    kind: 'late-return',
    write: lateReturnMail,
    pathOf: pathToDues,
    isDue: ({ status, quote }) => status === 'completed' && lateFeeIn(quote) !== null,
  },
  /** With the customer's original attached. */
  agreementSigned: { kind: 'agreement-signed', write: agreementSignedMail },
  paymentReceived: {
    kind: 'payment-received',
    write: paymentReceivedMail,
    isDue: ({ paid }) => paid > zeroSatang,
    papers: whileConfirmed('confirmation', 'calendar'),
  },
  paymentFailed: { kind: 'payment-failed', write: paymentFailedMail },
  refunded: { kind: 'payment-refunded', write: paymentRefundedMail },
  refundedLate: { kind: 'payment-refunded-late', write: paymentRefundedLateMail },
} satisfies Record<string, CustomerMail>;
