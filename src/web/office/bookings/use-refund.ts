import { api } from '../../api/browser.ts';
import { useLatest } from '../../shell/use-latest.ts';

/** The refund if the booking were cancelled now; a null id sends no request. */
export const useRefund = (id: string | null, version: number) => {
  const { answer, isWaiting, retry } = useLatest(id && `${id} ${version}`, (signal) =>
    api.call('GET /bookings/:id/cancellation', { params: { id: id ?? '' }, signal }),
  );
  const failure = answer && !answer.success ? answer : null;
  return { terms: answer?.success ? answer.data : null, failure, isWaiting, retry };
};
