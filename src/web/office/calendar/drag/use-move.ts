import { useState } from 'react';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useMutation } from '../../live/use-mutation.ts';
import type { Move } from './move.ts';
import { moveBody } from './move-body.ts';

/** What a move would cost, or why it cannot be, before it is made; and the making. */
export const useMove = (move: Move, told: { done: string; onDone: () => void }) => {
  const { run, isBusy } = useMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const params = { id: move.bar.id };
  const body = moveBody(move);
  const { answer, isWaiting, retry } = useLatest(JSON.stringify([params, body]), (signal) =>
    api.call('PUT /admin/bookings/:id', { params, body: { ...body, dryRun: true }, signal }),
  );
  const preview = answer?.success ? answer.data : null;
  const confirm = async () => {
    if (!preview || isBusy) return;
    setFailure(null);
    const totalAmount = preview.quote.total;
    const refused = (found: Failure) => {
      setFailure(found);
      if (found.error === 'booking.price-changed') retry();
    };
    const done = await run(
      'PUT /admin/bookings/:id',
      { params, body: { ...body, totalAmount } },
      { done: told.done, failed: refused },
    );
    if (done) told.onDone();
  };
  return {
    preview,
    isWaiting,
    isBusy,
    retry,
    confirm,
    failure: failure ?? (answer && !answer.success ? answer : null),
  };
};
