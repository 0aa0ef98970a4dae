import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { BookableDays } from '#kernel/booking-limits.ts';
import { useIsReady } from '../shell/use-is-ready.ts';
import type { RentalDays } from './calendar-days.ts';
import { chosenIn } from './chosen-in.ts';
import { keepSearch, lastSearchFor } from './search.ts';
import {
  choosePickupDate,
  choosePickupTime,
  clockAt,
  missingSearchFields,
  type SearchFields,
  type SearchProblem,
  searchProblems,
  showable,
} from './search-fields.ts';

type Begun = Readonly<{
  initial: SearchFields;
  isSuggestion: boolean;
  initialProblems: readonly SearchProblem[];
  /** On which a rental may begin. */
  days: BookableDays;
}>;

/** The state of a search form: the chosen fields, and the problems found when it was sent. */
export const useSearchForm = ({ initial, isSuggestion, initialProblems, days }: Begun) => {
  const [fields, setFields] = useState(() => showable(initial));
  const [problems, setProblems] = useState(initialProblems);
  const isReady = useIsReady();

  const form = useRef<HTMLFormElement>(null);

  // Choices made before scripts arrived exist only in the DOM form; copies them before anything else can be chosen. A
  // form in which nothing was chosen takes the visitor's last search.
  useLayoutEffect(() => {
    const chosen = chosenIn(form.current);
    setFields((before) => {
      const isUntouched = isSuggestion && JSON.stringify({ ...before, ...chosen }) === JSON.stringify(before);
      return lastSearchFor(isUntouched ? {} : chosen) ?? { ...before, ...chosen };
    });
  }, [isSuggestion]);

  const change = (changed: SearchFields, ...settled: (keyof SearchFields)[]) => {
    setFields(changed);
    setProblems((before) => before.filter(({ field }) => !settled.includes(field)));
  };

  return {
    form,
    fields,
    problems,
    /** Scripts are ready: they check the form with our own messages instead of the browser's. */
    isReady,
    isIncomplete: problems.some(({ sentence }) => sentence.endsWith('Missing')),
    setLocation: (location: string) => change({ ...fields, location }, 'location'),
    setDropoffLocation: (dropoffLocation: string) =>
      change({ ...fields, dropoffLocation: dropoffLocation || undefined }, 'dropoffLocation'),
    setPickupDate: (date: string) => change(choosePickupDate(fields, date, days), 'pickupDate', 'returnDate'),
    setPickupTime: (time: string) => change(choosePickupTime(fields, time), 'pickupTime', 'returnTime'),
    setDays: (chosen: RentalDays) => change({ ...fields, ...chosen }, 'pickupDate', 'returnDate'),
    setReturnDate: (date: string) => change({ ...fields, returnDate: date }, 'returnDate'),
    setDriverAge: (driverAge: string) => change({ ...fields, driverAge }),
    setReturnTime: (time: string) => change({ ...fields, returnTime: time }, 'returnTime', 'returnDate'),
    /** Whether a search may be sent. Stops an incomplete or impossible one and focuses its first invalid field. */
    check: (event: FormEvent<HTMLFormElement>): boolean => {
      const { elements } = event.currentTarget;
      const missing = missingSearchFields(fields).filter(({ field }) => !isDisabled(elements.namedItem(field)));
      const wrong = missing.length > 0 ? missing : searchProblems(fields, clockAt(Date.now()));
      setProblems(wrong);
      const [first] = wrong;
      if (!first) {
        keepSearch(fields);
        return true;
      }
      event.preventDefault();
      const control = elements.namedItem(first.field);
      if (control instanceof HTMLElement) control.focus();
      return false;
    },
  };
};

/** Nothing can be chosen in it, such as places that could not be loaded. */
const isDisabled = (control: Element | RadioNodeList | null) =>
  control instanceof HTMLSelectElement && control.disabled;

export type SearchFormState = ReturnType<typeof useSearchForm>;
