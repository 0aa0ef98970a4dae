import type { BookingRow } from './booking.ts';

type Paid = Pick<BookingRow, 'payment' | 'paymentStatus'>;

/** The id of the payment that the badge opens: any of a paid booking, otherwise only a successful one; null for none. */
export const paymentToOpen = ({ payment, paymentStatus }: Paid): string | null =>
  payment && (paymentStatus === 'paid' || payment.status === 'successful') ? payment.id : null;

/**
 * The session storage key for the payment to select; survives a reload. Apart from the badges, so the payments page can
 * load it without them.
 */
export const selectedPaymentKey = 'selectedPaymentId';
