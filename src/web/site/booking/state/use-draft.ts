import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type Rental, rentalOfSearch } from '../../../rental/rental.ts';
import { lastSearchFor, readSearch } from '../../../rental/search.ts';
import { isHydrating } from '../../../shell/static-island.tsx';
import { readDate } from '../../../ui/form/typed-date.ts';
import type { BookingDraft, DraftCustomer } from './draft.ts';
import { loadDraft, saveDraft } from './draft-storage.ts';
import { beginDraft, readStep, stepFor, stepQuery } from './flow.ts';
import { ownDraft, prefilled } from './own-draft.ts';

/**
 * The draft and the current step. The server knows only the address; after hydration (`isReady`) the tab's stored
 * draft applies, unless a link `opened` another, with the choices made before scripts were ready on top. From then on
 * the address follows the draft.
 */
export const useBookingDraft = (opened: BookingDraft | null, signedIn: DraftCustomer | null, asksForCover: boolean) => {
  const [query] = useSearchParams();
  const first = useRef({ query, opened, signedIn });
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => beginDraft(query, null));
  const [isReady, setReady] = useState(false);
  const served = useRef(draft.rental);

  const early = useRef<Partial<Rental>>({});

  // Read before React renders over the form.
  useLayoutEffect(() => {
    if (isHydrating()) early.current = chosenEarly(served.current);
  }, []);

  useEffect(() => {
    const { opened: fromLink, query: address, signedIn: account } = first.current;
    const remembered = loadDraft();
    const own = remembered && ownDraft(remembered, account?.email ?? null);
    const current = fromLink ?? beginDraft(address, own, searched(address));
    const customer = prefilled(current.customer, account);
    setDraft({ ...current, of: account?.email ?? null, customer, rental: withChosen(current.rental, early.current) });
    setReady(true);
  }, []);

  useEffect(() => {
    if (isReady) saveDraft(draft);
  }, [draft, isReady]);

  const requested = readStep(query) ?? 1;
  const step = isReady ? stepFor(requested, draft, asksForCover) : requested;
  const isSame = stepQuery(draft, step).toString() === query.toString();
  useEffect(() => {
    if (isReady && !isSame) navigate(`?${stepQuery(draft, step)}`, { replace: true, preventScrollReset: true });
  }, [isReady, isSame, draft, step, navigate]);

  const change = useCallback((part: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...part })), []);
  const go = useCallback(
    (to: number, { replace } = { replace: false }) => navigate(`?${stepQuery(draft, to)}`, { replace }),
    [draft, navigate],
  );
  return { draft, change, step, go, isReady };
};

/** The rental of the tab's last search, where the address names no place and no dates. */
const searched = (address: URLSearchParams): Rental | undefined => {
  const fields = lastSearchFor(readSearch(address).fields);
  return fields ? rentalOfSearch(fields) : undefined;
};

/** Choices made in the fields of step 1 before scripts were ready: the values that differ from the served ones. */
const chosenEarly = (served: Rental): Partial<Rental> =>
  Object.fromEntries(
    Object.entries(served).flatMap(([field, value]) => {
      const control = document.getElementById(field);
      const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
      const chosen = isField ? (readDate(control.value) ?? control.value) : '';
      const isChosen = chosen !== '' && chosen !== value && (!field.endsWith('Date') || readDate(chosen) !== null);
      return isChosen ? [[field, chosen]] : [];
    }),
  );

/** Applies early choices to a rental; the return place follows the pick-up place if the two were the same. */
export const withChosen = (current: Rental, chosen: Partial<Rental>): Rental => {
  const isOnePlace = current.dropoffLocation === current.pickupLocation;
  const dropoffLocation = (isOnePlace && chosen.pickupLocation) || current.dropoffLocation;
  return { ...current, dropoffLocation, ...chosen };
};
