import { useEffect } from 'react';
import { api } from '../../api/browser.ts';
import { tokenOf } from '../../booking/booking-key.ts';
import { refundState, stageOf } from '../../booking/stage.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { useBaht } from '../../ui/money.tsx';
import { useManaged } from './managed.ts';

/** The amount of a pending refund, or of the completed refund of a cancelled booking. */
export const RefundNotice = () => {
  const t = useWords('myBooking', 'refund');
  const { booking } = useManaged();
  const baht = useBaht();
  const language = useLanguage();
  const state = refundState(booking);
  const isOver = stageOf(booking) === 'cancelled';
  if (state === 'none' || (state === 'done' && !isOver)) return null;
  const amount = baht(state === 'underWay' ? booking.pendingRefund : booking.refundedAmount);
  return (
    <Alert tone={state === 'done' ? 'success' : 'info'} title={t(`${state}.title`, { amount })}>
      {t(`${state}.text`, { time: booking.refundTime[language] })}
    </Alert>
  );
};

/** While a refund is pending, reloads the booking a few times and shows the result. */
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
    followRefund({ ask, pause: waitFor, isUnderWay: (fresh) => refundState(fresh) === 'underWay' })
      .then((fresh) => fresh && !gone.signal.aborted && renew(fresh))
      // Aborted: the result is no longer needed.
      .catch(() => undefined);
    return () => gone.abort();
  }, [isWatched, id, accessToken, renew]);
};

const waitFor = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Seconds between the checks: most refunds complete within the first few; a transfer by staff takes days. */
export const PAUSES_S = [2, 3, 5, 10, 20, 30, 60] as const;

type Asking<B> = Readonly<{
  /** The current booking; null if the call failed. */
  ask: () => Promise<B | null>;
  pause: (seconds: number) => Promise<void>;
  isUnderWay: (booking: B) => boolean;
}>;

/**
 * Checks a few times whether a refund has completed; resolves to the updated booking, or to null while it is pending.
 */
export const followRefund = async <B,>({ ask, pause, isUnderWay }: Asking<B>): Promise<B | null> => {
  for (const seconds of PAUSES_S) {
    await pause(seconds);
    const booking = await ask();
    if (booking && !isUnderWay(booking)) return booking;
  }
  return null;
};
