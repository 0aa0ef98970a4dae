import { useState } from 'react';
import { api } from '../../api/browser.ts';
import type { Failure } from '../../api/failure.ts';
import type { CallArguments, ContractRoute, Outcome, ReplyOf } from '../../api/routes.ts';
import { useReload } from '../../connection/use-reload.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import type { ToastText } from '../../ui/toast/toast.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';

export type MutationOptions<R extends ContractRoute> = {
  /** The message after success, with a tone of its own if need be. */
  done?: string | ((reply: ReplyOf<R>) => string | ToastText);
  /** Handles a failure instead of a message, such as to show it in a form. */
  failed?: (failure: Failure) => void;
};

/**
 * Returns `run`, which calls the API, shows the result as a message, and revalidates the screen's data. `run` resolves
 * to the reply, or null on failure.
 */
export const useMutation = () => {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const say = useProblemWords();
  const reload = useReload();
  const run = async <R extends ContractRoute>(
    route: R,
    given: CallArguments<R>[0],
    { done, failed }: MutationOptions<R> = {},
  ): Promise<ReplyOf<R> | null> => {
    setBusy(true);
    const outcome = await (api.call as (route: R, given: CallArguments<R>[0]) => Promise<Outcome<R>>)(route, given);
    setBusy(false);
    if (!isDone(outcome)) {
      const failure = outcome as Failure;
      if (failed) failed(failure);
      else notify({ message: say(failure), tone: 'problem' });
      return null;
    }
    await reload();
    const message = typeof done === 'function' ? done(outcome) : done;
    if (message) notify(typeof message === 'string' ? { message } : message);
    return outcome;
  };
  return { run, isBusy };
};

const isDone = <R extends ContractRoute>(outcome: Outcome<R>): outcome is ReplyOf<R> =>
  (outcome as { success: boolean }).success;
