import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import type { Quote } from '../../../quote/use-quote.ts';
import type { Draft } from '../draft/draft.ts';
import { reusableBooking } from '../flow.ts';
import { useWizard } from '../wizard.ts';
import { attemptFor, type Created, createBooking } from './create-booking.ts';

type Problem = Exclude<Created, { outcome: 'created' }> | { outcome: 'no-price' };

/** Creates the booking and goes on to the payment; a second click while it is under way does nothing. */
export const useCreate = () => {
  const { draft, change, go, quote, availability, ownHold } = useWizard();
  const language = useLanguage();
  const isCreating = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const send = async (wanted: Draft, { total: totalAmount }: Quote) => {
    if (isCreating.current) return;
    isCreating.current = true;
    setBusy(true);
    setProblem(null);
    const seen = { totalAmount, language };
    const attempt = attemptFor(wanted, seen, () => crypto.randomUUID());
    change({ customer: wanted.customer, attempt });
    const created = await createBooking(wanted, attempt, seen, wanted.booking ?? ownHold);
    isCreating.current = false;
    setBusy(false);
    if (created.outcome === 'taken') availability.retry();
    if (created.outcome !== 'created') return setProblem(created);
    change({ booking: created.booking, attempt: null });
    go(3);
  };

  const whenPriced = useWhenPriced(quote, send, () => setProblem({ outcome: 'no-price' }));
  const create = (wanted: Draft) => {
    if (reusableBooking(wanted, Date.now())) return go(3);
    setProblem(null);
    if (quote.failure) quote.retry();
    whenPriced.wait(wanted);
  };
  /** Takes the price that the server named. */
  const accept = (newQuote: Quote) => send(draft, newQuote);
  return { isBusy: isBusy || whenPriced.isWaiting, problem, create, accept };
};

/** Holds a draft back until its quote is there; the total that is sent is one that was shown. */
const useWhenPriced = (
  { quote, isStale, failure }: ReturnType<typeof useWizard>['quote'],
  send: (wanted: Draft, quote: Quote) => void,
  fail: () => void,
) => {
  const [waiting, setWaiting] = useState<Draft | null>(null);
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
