import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useProblems } from '../../forms/use-problems.ts';
import { type ContactProblem, contactProblems } from './contact-problems.ts';
import type { ContactResult } from './send-contact.ts';
import { readWritten } from './written.ts';

/** How long a success is shown, in milliseconds. */
const SUCCESS_MS = 5_000;

/** The state of the form: idle, invalid, sending, sent (for five seconds), rejected. */
export const useContactForm = (result: ContactResult | null) => {
  const form = useRef<HTMLFormElement>(null);
  const problems = useProblems({
    answer: result,
    inAnswer: result?.state === 'wrong' ? result.problems : none,
    look: (sent) => contactProblems(readWritten(sent)),
    hasSummary: true,
  });
  const isSuccessShown = useForAWhile(result?.state === 'sent' ? result : null);
  const { formMethod, formAction } = useNavigation();

  useEffect(() => {
    if (result?.state === 'sent') form.current?.reset();
    if (result) keepFocusIn(form.current);
  }, [result]);

  return {
    form,
    ...problems,
    isSuccessShown,
    isBusy: formMethod === 'POST' && /^\/contact(?![\w-])/.test(formAction ?? ''),
  };
};

/** Moves the focus to the submit button, because a disabled field loses it. */
const keepFocusIn = (form: HTMLFormElement | null) => {
  if (document.activeElement !== document.body) return;
  form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
};

const none: readonly ContactProblem[] = [];

/** Whether a success is still shown: for its time, or permanently without scripts. */
const useForAWhile = (shown: object | null): boolean => {
  const [over, setOver] = useState<object | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setOver(shown), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown !== null && over !== shown;
};
