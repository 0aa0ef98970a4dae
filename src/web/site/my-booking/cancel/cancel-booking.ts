import { noRetryClient } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf, Outcome } from '../../../api/routes.ts';
import { type BookingKey, tokenOf } from '../../../booking/booking-key.ts';
import type { CustomerBooking } from '../managed.ts';

/** The refund and other terms of a cancellation. */
export type Terms = DataOf<'GET /bookings/:id/cancellation'>;

export type CancelProblem =
  /** A refund deadline passed while the customer was reading. */
  { kind: 'changed' } | { kind: 'unanswered' } | { kind: 'refused'; failure: Failure };

type Cancelled = { booking: CustomerBooking } | { problem: CancelProblem; terms?: Terms };

type Cancellation = Readonly<{ key: BookingKey; terms: Terms; reason: string; attempt: string }>;

/** Cancels the booking for the refund shown to the customer; the server refuses if the refund has changed. */
export const sendCancellation = async ({ key, terms, reason, attempt }: Cancellation): Promise<Cancelled> =>
  readCancelled(
    await noRetryClient.call('POST /bookings/:id/cancel', {
      params: { id: key.bookingId },
      body: { refundAmount: terms.refundAmount, ...(reason.trim() && { reason: reason.trim() }) },
      headers: { 'Idempotency-Key': attempt, ...tokenOf(key) },
    }),
  );

export const readCancelled = (answer: Outcome<'POST /bookings/:id/cancel'>): Cancelled => {
  if (answer.success) return { booking: answer.data };
  if (answer.status === 0 || answer.status >= 502) return { problem: { kind: 'unanswered' } };
  const terms = termsIn(answer);
  return terms ? { problem: { kind: 'changed' }, terms } : { problem: { kind: 'refused', failure: answer } };
};

/** The server's current terms in a refusal; the server has validated them. */
const termsIn = ({ error, details }: Failure): Terms | null => {
  const { cancellation } = details;
  return error === 'booking.refund-changed' && isTerms(cancellation) ? cancellation : null;
};

const isTerms = (value: unknown): value is Terms =>
  typeof value === 'object' &&
  value !== null &&
  'refundAmount' in value &&
  typeof value.refundAmount === 'number' &&
  'paidAmount' in value;
