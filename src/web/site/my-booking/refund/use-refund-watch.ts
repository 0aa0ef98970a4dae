import { useEffect } from 'react';
import { api } from '../../../api/browser.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useManaged } from '../managed.ts';
import { refundState } from '../stage.ts';
import { followRefund } from './follow-refund.ts';

/** While money is on its way back, the page looks a few times whether it has gone, and then says so. */
export const useRefundWatch = (): void => {
  const { booking, bookingKey, renew } = useManaged();
  const { bookingId: id } = booking;
  const { accessToken } = bookingKey;
  const isWatched = refundState(booking) === 'underWay';
  useEffect(() => {
    if (!isWatched) return;
    const gone = new AbortController();
    const headers = tokenOf({ bookingId: id, accessToken });
    const ask = async () => {
      gone.signal.throwIfAborted();
      const { signal } = gone;
      const answer = await api.call('GET /bookings/:id', { params: { id }, headers, signal });
      return answer.success ? answer.data : null;
    };
    followRefund({ ask, pause: waitFor, isUnderWay: (found) => refundState(found) === 'underWay' })
      .then((found) => found && !gone.signal.aborted && renew(found))
      // Aborted: nobody looks any more.
      .catch(() => undefined);
    return () => gone.abort();
  }, [isWatched, id, accessToken, renew]);
};

const waitFor = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
