import { useRef, useState } from 'react';
import { api, noRetryClient } from '../../../api/browser.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useManaged } from '../managed.ts';
import {
  type BookingChange,
  type BookingChangeProblem,
  type ChangedBooking,
  changeProblem,
  sendChange,
} from './change-request.ts';

export type ChangeState = Readonly<{
  /** The booking as the change would make it; null until the server replies. */
  preview: ChangedBooking | null;
  isWaiting: boolean;
  problem: BookingChangeProblem | null;
  retry: () => void;
  isBusy: boolean;
  /** Makes the change for the price shown; resolves to the changed booking, or to null if nothing was changed. */
  apply: () => Promise<ChangedBooking | null>;
}>;

/** Previews the price of a change a moment after each choice, and makes the change. */
export const useChange = (request: BookingChange | null): ChangeState => {
  const { booking, bookingKey: key, reload } = useManaged();
  const { version } = booking;
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ of: string; problem: BookingChangeProblem } | null>(null);
  const attempt = useRef({ of: '', key: '' });
  const requestKey = request && JSON.stringify([request, version]);
  const { answer, isWaiting, retry } = useLatest(
    requestKey,
    async (signal) => request && sendChange(api, { key, change: request, how: { dryRun: true }, version, signal }),
    { pauseMs: 500 },
  );
  const preview = answer?.success ? answer.data : null;

  const apply = async () => {
    if (!request || !requestKey || !preview || isBusy) return null;
    setBusy(true);
    setRefused(null);
    const totalAmount = preview.quote.total;
    const of = `${requestKey} ${totalAmount}`;
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    const result = await sendChange(noRetryClient, {
      key,
      change: request,
      how: { totalAmount, attempt: attempt.current.key },
      version,
    });
    setBusy(false);
    if (result.success) return result.data;
    const problem = changeProblem(result);
    setRefused({ of: requestKey, problem });
    if (problem.kind === 'priceChanged' || problem.kind === 'taken') retry();
    if (problem.kind === 'conflict' || problem.kind === 'tooLate') reload();
    return null;
  };

  const problem = refused && refused.of === requestKey ? refused.problem : null;
  const asking = answer && !answer.success ? changeProblem(answer) : null;
  return { preview, isWaiting, problem: asking ?? problem, retry, isBusy, apply };
};
