import { type FormEvent, useState } from 'react';
import { textOf } from '../../form-text.ts';
import { type RegisterTrouble, registerTroubles } from './register-troubles.ts';
import type { Registered } from './send-registration.ts';
import { readWritten } from './written.ts';

/** What is wrong: as the server found it, or the form itself before it is sent. An edited field is right until then. */
export const useTroubles = (result: Registered | null) => {
  const [seen, setSeen] = useState(result);
  const [found, setFound] = useState(troublesOf(result));
  const [open, setOpen] = useState(found);
  const find = (troubles: readonly RegisterTrouble[]) => {
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
    settle: (field: RegisterTrouble['field']) => setOpen((before) => before.filter((one) => one.field !== field)),
    check: (event: FormEvent<HTMLFormElement>) => {
      const form = new FormData(event.currentTarget);
      const troubles = registerTroubles(readWritten(form), textOf(form, 'password'));
      find(troubles);
      if (troubles.length > 0) event.preventDefault();
    },
  };
};

const none: readonly RegisterTrouble[] = [];

const troublesOf = (result: Registered | null) => (result?.state === 'wrong' ? result.troubles : none);
