import type { BookingRow } from './booking.ts';

type Paid = Pick<BookingRow, 'payment' | 'paymentStatus'>;

/** The payment that a booking's badge opens: one that is there, of a paid booking or successful (document 2, section 4). */
export const paymentToOpen = ({ payment, paymentStatus }: Paid): string | null =>
  payment && (paymentStatus === 'paid' || payment.status === 'successful') ? payment.id : null;

/** By which the payments know what to show, also after a reload. */
export const selectedPaymentKey = 'selectedPaymentId';
