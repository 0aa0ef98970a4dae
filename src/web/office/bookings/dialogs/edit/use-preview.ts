import { api } from '../../../../api/browser.ts';
import { useLatest } from '../../../../shell/use-latest.ts';
import type { Booking } from '../../booking.ts';
import type { EditWish } from './edit-wish.ts';

/** What the wished rental would cost, a moment after each choice; null asks nothing. */
export const usePreview = ({ id, version }: Booking, wish: EditWish | null) => {
  const { answer, last, isWaiting, retry } = useLatest(
    wish && JSON.stringify([id, version, wish]),
    async (signal) =>
      wish && api.call('PUT /admin/bookings/:id', { params: { id }, body: { ...wish, version, dryRun: true }, signal }),
    { pauseMs: 400 },
  );
  const known = answer ?? last;
  return {
    /** The last price that came; `isWaiting` while it is not that of the present wish. */
    preview: known?.success ? known.data : null,
    failure: answer && !answer.success ? answer : null,
    isWaiting,
    retry,
  };
};
