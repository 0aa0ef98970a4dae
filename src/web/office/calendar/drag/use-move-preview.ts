import { api } from '../../../api/browser.ts';
import type { DataOf, Outcome } from '../../../api/routes.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { type Move, moveBody } from './move.ts';

export type MovePreview = Readonly<{
  /** The price, and who makes room; null until the server has said so. */
  planned: DataOf<'PUT /admin/bookings/:id'> | null;
  answer: Outcome<'PUT /admin/bookings/:id'> | null;
  isWaiting: boolean;
  retry: () => void;
}>;

/** Milliseconds for which a dragged bar has to rest before the server is asked. */
const REST_MS = 200;

/** What a move would cost and whom it would move, before anything is: of one that was dropped, or is held over a place. */
export const useMovePreview = (move: Move | null, isDropped: boolean): MovePreview => {
  const { answer, isWaiting, retry } = useLatest(
    move && JSON.stringify([move.bar.id, moveBody(move)]),
    async (signal) =>
      move &&
      api.call('PUT /admin/bookings/:id', {
        params: { id: move.bar.id },
        body: { ...moveBody(move), dryRun: true },
        signal,
      }),
    { pauseMs: isDropped ? 0 : REST_MS },
  );
  return { planned: answer?.success ? answer.data : null, answer, isWaiting, retry };
};
