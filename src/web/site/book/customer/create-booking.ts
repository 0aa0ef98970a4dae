import type { Failure } from '../../../api/failure.ts';
import type { Outcome } from '../../../api/routes.ts';
import type { Quote } from '../../quote/use-quote.ts';
import { atOnce } from '../at-once.ts';
import type { Attempt, Draft, HeldBooking } from '../draft/draft.ts';
import { heldFrom } from '../flow.ts';
import { madeOf, newBooking } from '../requests.ts';

export type Created =
  | { outcome: 'created'; booking: HeldBooking }
  | { outcome: 'price-changed'; quote: Quote }
  | { outcome: 'taken' }
  /** Our own pending booking, made of other choices, is what holds it. */
  | { outcome: 'held-by-us'; until: number }
  | { outcome: 'refused'; failure: Failure }
  /** Nobody knows whether it was created: the same attempt may be sent again. */
  | { outcome: 'unanswered' };

type Seen = { totalAmount: number; language: 'en' | 'th' };

/** The attempt for these choices: the one that was sent before, if it was for the same, so that it books once. */
export const attemptFor = (draft: Draft, seen: Seen, newKey: () => string): Attempt => {
  const of = JSON.stringify(newBooking(draft, seen));
  return draft.attempt?.of === of ? draft.attempt : { key: newKey(), of };
};

/** Creates the pending booking of a draft. `attempt` must be of the same draft and total. */
export const createBooking = async (draft: Draft, attempt: Attempt, seen: Seen): Promise<Created> => {
  const answer = await atOnce.call('POST /bookings', {
    body: newBooking(draft, seen),
    headers: {
      'Idempotency-Key': attempt.key,
      // Shows that an earlier hold on the vehicle is our own.
      ...(draft.booking && { 'X-Booking-Token': draft.booking.accessToken }),
    },
  });
  return readAnswer(answer, draft, Date.now());
};

export const readAnswer = (answer: Outcome<'POST /bookings'>, draft: Draft, nowMs: number): Created => {
  if (answer.success) {
    const { accessToken, holdUntil, createdAt, pickupDate: pickUpAt } = answer.data;
    const heldFor = holdUntil ? Date.parse(holdUntil) - Date.parse(createdAt) : 0;
    const { bookingId } = answer;
    const facts = { madeOf: madeOf(draft), pickUpAt, holdEndsAt: nowMs + heldFor, pendingCharge: null, isPaid: false };
    return { outcome: 'created', booking: { bookingId, accessToken, ...facts } };
  }
  if (answer.status === 0 || answer.status >= 502) return { outcome: 'unanswered' };
  const { quote } = answer.details;
  if (answer.error === 'booking.price-changed' && isQuote(quote)) return { outcome: 'price-changed', quote };
  if (answer.error === 'booking.vehicle-taken' || answer.error === 'booking.vehicle-in-maintenance')
    return takenBy(draft, nowMs);
  return { outcome: 'refused', failure: answer };
};

const takenBy = (draft: Draft, nowMs: number): Created =>
  draft.booking && heldFrom(draft, nowMs)
    ? { outcome: 'held-by-us', until: draft.booking.holdEndsAt }
    : { outcome: 'taken' };

/** The server's own quote in a refusal; it has been checked there. */
const isQuote = (value: unknown): value is Quote =>
  typeof value === 'object' &&
  value !== null &&
  'lines' in value &&
  'total' in value &&
  typeof value.total === 'number';
