import { useEffect, useRef, useState } from 'react';
import { noRetryClient } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import type { Outcome } from '../../../api/routes.ts';
import { type BookingKey, tokenOf } from '../../../booking/booking-key.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import type { Quote } from '../../../quote/use-quote.ts';
import type { BookingAttempt, BookingDraft, HeldBooking } from '../state/draft.ts';
import { reusableBooking } from '../state/flow.ts';
import { madeOf, newBookingBody, type Seen } from '../state/requests.ts';
import { useWizard } from '../state/wizard-context.ts';

type Problem = Exclude<Created, { outcome: 'created' }> | { outcome: 'no-price' };

/** Creates the booking and goes to the payment step; ignores a second click while a request is in progress. */
export const useCreate = () => {
  const { draft, change, go, quote, availability, ownHold } = useWizard();
  const language = useLanguage();
  const isCreating = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [emailCode, setEmailCode] = useState('');

  const send = async (draft: BookingDraft, { total: totalAmount, promo, depositAmount }: Quote) => {
    if (isCreating.current) return;
    isCreating.current = true;
    setBusy(true);
    setProblem(null);
    const seen = { totalAmount, promo, hasDeposit: depositAmount !== null, language, emailCode };
    const attempt = attemptFor(draft, seen, () => crypto.randomUUID());
    change({ customer: draft.customer, attempt });
    const created = await sendBooking(draft, attempt, seen, draft.booking ?? ownHold);
    isCreating.current = false;
    setBusy(false);
    if (created.outcome === 'taken') availability.retry();
    if (created.outcome !== 'created') return setProblem(created);
    change({ booking: created.booking, attempt: null });
    go(3);
  };

  const whenPriced = useWhenPriced(quote, send, () => setProblem({ outcome: 'no-price' }));
  const create = (draft: BookingDraft) => {
    if (reusableBooking(draft, Date.now())) return go(3);
    setProblem(null);
    if (quote.failure) quote.retry();
    whenPriced.wait(draft);
  };
  /** Accepts the server's new price and sends the booking again. */
  const accept = (newQuote: Quote) => send(draft, newQuote);
  return { isBusy: isBusy || whenPriced.isWaiting, problem, create, accept, emailCode, setEmailCode };
};

/** Delays a draft until its quote arrives, so that the total sent is one that was shown. */
const useWhenPriced = (
  { quote, isStale, failure }: ReturnType<typeof useWizard>['quote'],
  send: (draft: BookingDraft, quote: Quote) => void,
  fail: () => void,
) => {
  const [waiting, setWaiting] = useState<BookingDraft | null>(null);
  const present = useRef({ send, fail });
  present.current = { send, fail };
  useEffect(() => {
    if (!waiting || isStale) return;
    setWaiting(null);
    if (quote && !failure) present.current.send(waiting, quote);
    else present.current.fail();
  }, [waiting, quote, isStale, failure]);
  return { wait: setWaiting, isWaiting: waiting !== null };
};

type Created =
  | { outcome: 'created'; booking: HeldBooking }
  | { outcome: 'price-changed'; quote: Quote }
  | { outcome: 'taken' }
  /** The customer must type the code that is mailed to them. */
  | { outcome: 'email-code'; failure: Failure }
  | { outcome: 'refused'; failure: Failure }
  /** No reply arrived, so the booking may exist: the same attempt may be sent again. */
  | { outcome: 'unanswered' };

/** Returns the previous attempt if it was for the same choices, so that a retry does not book twice; else a new one. */
export const attemptFor = (draft: BookingDraft, seen: Seen, newKey: () => string): BookingAttempt => {
  const of = JSON.stringify(newBookingBody(draft, seen));
  return draft.attempt?.of === of ? draft.attempt : { key: newKey(), of };
};

/**
 * Creates a draft's pending booking, which replaces this browser's hold `holds`, if any. `attempt` must be of the
 * same draft and total.
 */
const sendBooking = async (
  draft: BookingDraft,
  attempt: BookingAttempt,
  seen: Seen,
  holds: BookingKey | null,
): Promise<Created> => {
  const answer = await noRetryClient.call('POST /bookings', {
    body: newBookingBody(draft, seen),
    headers: { 'Idempotency-Key': attempt.key, ...tokenOf(holds) },
  });
  return readAnswer(answer, draft, Date.now());
};

export const readAnswer = (answer: Outcome<'POST /bookings'>, draft: BookingDraft, nowMs: number): Created => {
  if (answer.success) {
    const { accessToken, holdUntil, createdAt } = answer.data;
    const heldFor = holdUntil ? Date.parse(holdUntil) - Date.parse(createdAt) : 0;
    const { bookingId } = answer;
    const unpaid = { pendingCharge: null, isPaid: false, paysOffline: false, paysRest: false };
    const facts = { madeOf: madeOf(draft), holdEndsAt: nowMs + heldFor, ...unpaid };
    return { outcome: 'created', booking: { bookingId, accessToken, ...facts } };
  }
  if (answer.status === 0 || answer.status >= 502) return { outcome: 'unanswered' };
  const { quote } = answer.details;
  if (answer.error === 'booking.price-changed' && isQuote(quote)) return { outcome: 'price-changed', quote };
  if (answer.error === 'booking.vehicle-taken' || answer.error === 'booking.vehicle-not-offered')
    return { outcome: 'taken' };
  if (answer.error === 'booking.email-not-proven' || answer.fields.emailCode)
    return { outcome: 'email-code', failure: answer };
  return { outcome: 'refused', failure: answer };
};

/** Recognises the server's quote in a refusal; the server has validated it. */
const isQuote = (value: unknown): value is Quote =>
  typeof value === 'object' &&
  value !== null &&
  'lines' in value &&
  'total' in value &&
  typeof value.total === 'number';
