import { useRef, useState } from 'react';
import { api } from '../../../api/browser.ts';
import { noRetryClient } from '../../../api/no-retry-client.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useManaged } from '../managed.ts';
import { type Changed, type ChangeProblem, problemOf, sendChange, type Wish } from './change-request.ts';

export type Change = Readonly<{
  /** What the wish costs; null until the server said so. */
  preview: Changed | null;
  isWaiting: boolean;
  problem: ChangeProblem | null;
  retry: () => void;
  isBusy: boolean;
  /** Does it, for the price that is shown; answers the booking after it, or null where nothing happened. */
  apply: () => Promise<Changed | null>;
}>;

/** Asks what a change would cost, a moment after each choice, and makes it. */
export const useChange = (wish: Wish | null): Change => {
  const { booking, bookingKey: key, reload } = useManaged();
  const { version } = booking;
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ of: string; problem: ChangeProblem } | null>(null);
  const attempt = useRef({ of: '', key: '' });
  const asked = wish && JSON.stringify([wish, version]);
  const { answer, isWaiting, retry } = useLatest(
    asked,
    async (signal) => wish && sendChange(api, { key, wish, how: { dryRun: true }, version, signal }),
    { pauseMs: 500 },
  );
  const preview = answer?.success ? answer.data : null;

  const apply = async () => {
    if (!wish || !asked || !preview || isBusy) return null;
    setBusy(true);
    setRefused(null);
    const totalAmount = preview.quote.total;
    const of = `${asked} ${totalAmount}`;
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    const result = await sendChange(noRetryClient, {
      key,
      wish,
      how: { totalAmount, attempt: attempt.current.key },
      version,
    });
    setBusy(false);
    if (result.success) return result.data;
    const problem = problemOf(result);
    setRefused({ of: asked, problem });
    if (problem.kind === 'priceChanged' || problem.kind === 'taken') retry();
    if (problem.kind === 'meanwhile' || problem.kind === 'tooLate') reload();
    return null;
  };

  const problem = refused && refused.of === asked ? refused.problem : null;
  const asking = answer && !answer.success ? problemOf(answer) : null;
  return { preview, isWaiting, problem: asking ?? problem, retry, isBusy, apply };
};
