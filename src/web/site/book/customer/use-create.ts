import { useRef, useState } from 'react';
import { useLanguage } from '../../../ui/dates.ts';
import type { Quote } from '../../quote/use-quote.ts';
import type { Draft } from '../draft/draft.ts';
import { reusableBooking } from '../flow.ts';
import { useWizard } from '../wizard.ts';
import { attemptFor, type Created, createBooking } from './create-booking.ts';

type Trouble = Exclude<Created, { outcome: 'created' }> | { outcome: 'no-price' };

/** Creates the booking and goes on to the payment; a second click while it is under way does nothing. */
export const useCreate = () => {
  const { draft, change, go, quote, availability } = useWizard();
  const language = useLanguage();
  const isCreating = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const create = async (wanted: Draft, seenQuote: Quote | null) => {
    if (isCreating.current) return;
    if (reusableBooking(wanted, Date.now())) return go(3);
    if (!seenQuote) return setTrouble({ outcome: 'no-price' });
    isCreating.current = true;
    setBusy(true);
    setTrouble(null);
    const seen = { totalAmount: seenQuote.total, language };
    const attempt = attemptFor(wanted, seen, () => crypto.randomUUID());
    change({ customer: wanted.customer, attempt });
    const created = await createBooking(wanted, attempt, seen);
    isCreating.current = false;
    setBusy(false);
    if (created.outcome === 'taken') availability.retry();
    if (created.outcome !== 'created') return setTrouble(created);
    change({ booking: created.booking, attempt: null });
    go(3);
  };

  return {
    isBusy,
    trouble,
    create: (wanted: Draft) => create(wanted, quote.isStale || quote.failure ? null : quote.quote),
    /** Takes the price that the server named. */
    accept: (newQuote: Quote) => create(draft, newQuote),
  };
};
