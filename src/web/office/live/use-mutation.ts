import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api/browser.ts';
import type { Client } from '../../api/client.ts';
import type { Failure } from '../../api/failure.ts';
import type { ContractRoute, Given, Outcome, ReplyOf } from '../../api/routes.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useNotify } from '../../ui/toast/toasts.tsx';

export type MutationOptions<R extends ContractRoute> = {
  /** What is said once it is done. */
  done?: string | ((reply: ReplyOf<R>) => string);
  /** What is done with a failure in place of a message: in a form it stands beside its fields. */
  failed?: (failure: Failure) => void;
};

/**
 * Changes something over the API from a screen of the office: says what became of it, and has the screen's data loaded
 * anew. Answers the reply, or null where it was refused.
 */
export const useMutation = ({ call }: Client = api) => {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const say = useProblemWords();
  const { revalidate } = useRevalidator();
  const run = async <R extends ContractRoute>(
    route: R,
    given: Given<R>[0],
    { done, failed }: MutationOptions<R> = {},
  ): Promise<ReplyOf<R> | null> => {
    setBusy(true);
    const outcome = await (call as (route: R, given: Given<R>[0]) => Promise<Outcome<R>>)(route, given);
    setBusy(false);
    if (!isDone(outcome)) {
      const failure = outcome as Failure;
      if (failed) failed(failure);
      else notify({ message: say(failure), tone: 'problem' });
      return null;
    }
    await revalidate();
    const message = typeof done === 'function' ? done(outcome) : done;
    if (message) notify({ message });
    return outcome;
  };
  return { run, isBusy };
};

const isDone = <R extends ContractRoute>(outcome: Outcome<R>): outcome is ReplyOf<R> =>
  (outcome as { success: boolean }).success;
