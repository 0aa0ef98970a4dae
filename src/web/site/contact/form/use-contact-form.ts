import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { type ContactTrouble, contactTroubles } from './contact-troubles.ts';
import type { ContactResult } from './send-contact.ts';
import { type ContactField, readWritten } from './written.ts';

/** Milliseconds for which a success is shown (document 1, section 9). */
const SUCCESS_MS = 5_000;

/** The life of the form: idle, wrong, sending, sent for five seconds, refused. */
export const useContactForm = (result: ContactResult | null) => {
  const form = useRef<HTMLFormElement>(null);
  const troubles = useTroubles(result);
  const isSuccessShown = useForAWhile(result?.state === 'sent' ? result : null);
  const { formMethod, formAction } = useNavigation();

  useEffect(() => {
    if (result?.state === 'sent') form.current?.reset();
    if (result) keepFocusIn(form.current);
  }, [result]);

  return {
    form,
    ...troubles,
    isSuccessShown,
    isBusy: formMethod === 'POST' && /^\/contact(?![\w-])/.test(formAction ?? ''),
  };
};

/** A field that rests while the message is on its way lets go of the focus. */
const keepFocusIn = (form: HTMLFormElement | null) => {
  if (document.activeElement !== document.body) return;
  form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
};

/** What is wrong: as the server found it, or the form itself before it is sent. An edited field is right until then. */
const useTroubles = (result: ContactResult | null) => {
  const [seen, setSeen] = useState(result);
  const [found, setFound] = useState(troublesOf(result));
  const [open, setOpen] = useState(found);
  const find = (troubles: readonly ContactTrouble[]) => {
    setFound(troubles);
    setOpen(troubles);
  };
  if (seen !== result) {
    setSeen(result);
    find(troublesOf(result));
  }
  return {
    /** As they were when the form was sent, for the summary; none once all of them were seen to. */
    found: open.length > 0 ? found : none,
    open,
    settle: (field: ContactField) => setOpen((before) => before.filter((one) => one.field !== field)),
    check: (event: FormEvent<HTMLFormElement>) => {
      const troubles = contactTroubles(readWritten(new FormData(event.currentTarget)));
      find(troubles);
      if (troubles.length > 0) event.preventDefault();
    },
  };
};

const none: readonly ContactTrouble[] = [];

const troublesOf = (result: ContactResult | null) => (result?.state === 'wrong' ? result.troubles : none);

/** Whether something is still shown: until its time is over, and for good where no script counts. */
const useForAWhile = (shown: object | null): boolean => {
  const [over, setOver] = useState<object | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setOver(shown), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown !== null && over !== shown;
};
