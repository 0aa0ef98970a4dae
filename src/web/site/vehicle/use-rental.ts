import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { api } from '../../api/browser.ts';
import type { Outcome } from '../../api/routes.ts';
import { useQuote } from '../../quote/use-quote.ts';
import { rentalIn } from '../../rental/limits.ts';
import {
  lastSearchFor,
  periodIn,
  pricedAt,
  queryOf,
  quotedAt,
  readSearch,
  type Search,
  type SearchPeriod,
  searchFrom,
} from '../../rental/search.ts';
import { type SearchFields, showable } from '../../rental/search-fields.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { useNow } from '../../shell/use-now.ts';
import type { VehiclePage } from './read-vehicle-page.ts';
import { useOneDayMore } from './use-one-day-more.ts';
import { useStartDays } from './use-start-days.ts';

/** The chosen place and dates with their quote and availability, and similar vehicles. */
export const useRental = ({ search: shown, isSuggested, vehicle, rules, given }: VehiclePage) => {
  const now = useNow();
  const { fields, choose } = useChosenFields(shown, isSuggested);
  const search = { ...shown, fields };
  const { pickupDate, returnDate } = shown.fields;
  const areSuggested = isSuggested && fields.pickupDate === pickupDate && fields.returnDate === returnDate;
  const { period, problems, limit } = rentalIn(search, rules, now);
  const body = period && vehicle.status !== 'maintenance' ? { vehicleId: vehicle.id, ...period } : null;
  const quote = useQuote(body && quotedAt(body, fields), given.quote);
  const checked = body && pricedAt(body, { location: fields.location });
  const availability = useLatest(
    checked && JSON.stringify(checked),
    async (signal) => checked && api.call('POST /bookings/check-availability', { body: checked, signal }),
    { pauseMs: 500, given: given.availability },
  );
  const terms = availability.last?.success ? availability.last.data : null;
  const isTaken = availability.answer?.success === true && !availability.answer.data.available;
  const isWrong = problems.length > 0 || limit !== null;
  const isBookable = body !== null && !isWrong && availability.answer?.success === true && !isTaken;
  const free = isTaken && terms ? (terms.otherDays.after ?? terms.freeFrom ?? terms.otherDays.before) : null;
  const nextFree = free === null ? null : searchFrom(search, free);
  const nextQuote = useQuote(
    nextFree && quotedAt({ vehicleId: vehicle.id, ...periodIn(nextFree.fields) }, nextFree.fields),
  );
  return {
    now,
    search,
    fields,
    problems,
    limit,
    choose,
    isDated: body !== null,
    /** The dates are our suggestion. */
    isSuggested: areSuggested,
    quote,
    availability,
    /** The refund deadlines and opening hours for the dates last checked; null without dates or if the check failed. */
    terms,
    similar: useSimilar(
      vehicle.id,
      { period: period && pricedAt(period, fields), isChosen: !areSuggested },
      given.similar,
    ),
    /** The same search and rental length from a later start. */
    from: (moment: string) => searchFrom(search, moment),
    /** The dates are incomplete, impossible or beyond a limit, and cannot be booked. */
    isWrong,
    isTaken,
    /** The same rental when the vehicle, taken for the dates, is next free for as long; null where it is not taken. */
    nextFree: nextFree && { search: nextFree, total: nextQuote.quote?.total ?? null },
    /** What the rental costs by the day on which it begins. */
    startDays: useStartDays(vehicle.id, isWrong ? null : body && period && pricedAt(period, fields)),
    oneDayMore: useOneDayMore(isBookable ? { vehicleId: vehicle.id, search, rules, now } : null),
  };
};

export type Rental = ReturnType<typeof useRental>;

type Dates = Readonly<{ period: SearchPeriod | null; isChosen: boolean }>;

/** Similar vehicles, for the dates if there are any; empty if loading failed. */
const useSimilar = (id: string, { period, isChosen }: Dates, given: Outcome<'GET /vehicles/:id/similar'>) => {
  const query = period ?? {};
  const { last, isWaiting } = useLatest(
    `${id} ${JSON.stringify(query)}`,
    (signal) => api.call('GET /vehicles/:id/similar', { params: { id }, query, signal }),
    { pauseMs: 500, given },
  );
  return { offers: last?.success ? last.data : [], isForChosenDates: period !== null && isChosen, isStale: isWaiting };
};

// Choices in quick succession, such as the parts of a typed date, share one history entry.
const ONE_STEP_MS = 1500;

/**
 * The chosen place and dates, those of the tab's last search where nobody chose dates here. The address follows every
 * choice, and going back restores the earlier ones.
 */
const useChosenFields = (search: Search, isSuggested: boolean) => {
  const navigate = useNavigate();
  const { key, search: query } = useLocation();
  const movement = useNavigationType();
  const [fields, setFields] = useState(() => showable(search.fields));
  const chosenAt = useRef(0);
  const seen = useRef(key);

  const follow = useEffectEvent(() => {
    const named = readSearch(new URLSearchParams(query)).fields;
    if (movement === 'POP') setFields(named.pickupDate || named.returnDate ? showable(named) : showable(search.fields));
  });
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    follow();
  }, [key]);

  const begin = useEffectEvent(() => {
    const last = isSuggested ? lastSearchFor({ location: search.fields.location }) : null;
    if (last) choose(last, { replace: true });
  });
  useEffect(() => begin(), []);

  const choose = (chosen: SearchFields, { replace } = { replace: Date.now() - chosenAt.current < ONE_STEP_MS }) => {
    chosenAt.current = Date.now();
    setFields(chosen);
    navigate(`?${queryOf({ ...search, fields: chosen })}`, { replace, preventScrollReset: true });
  };
  return { fields, choose };
};
