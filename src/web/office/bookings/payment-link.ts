import type { BookingRow } from './booking.ts';

type Paid = Pick<BookingRow, 'payment' | 'paymentStatus'>;

/** The payment that a booking's badge opens: one that is there, of a paid booking or successful. */
export const paymentToOpen = ({ payment, paymentStatus }: Paid): string | null =>
  payment && (paymentStatus === 'paid' || payment.status === 'successful') ? payment.id : null;

/** By which the payments know what to show, also after a reload. Apart from the badges: the payments load this alone. */
export const selectedPaymentKey = 'selectedPaymentId';
