import { useEffect, useReducer, useRef } from 'react';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useWords } from '../../../languages/use-words.ts';
import { type ChargeResult, useCurrentBooking, useWizard } from '../state/wizard-context.ts';
import { problemOfCharge } from './charge/payment-problem.ts';
import { askLatestCharge, hasArrived, POLL_PAUSE_MS, pauseOrReturn, useChargePolling } from './charge/poll-charge.ts';
import { here, openProviderPage, type ProviderPage } from './charge/provider-page.tsx';
import { idle, nextPaymentState, waitingFor } from './payment-state.ts';
import { type Order, sendPayment } from './send-payment.ts';

/** Runs a payment from the click to its result. One payment at a time; a pending one is found again after a reload. */
export const usePayment = ({
  onRefused,
}: {
  /** Reloads the methods, which may have changed. */
  onRefused: () => void;
}) => {
  const t = useWords('payment');
  const { draft, change, go } = useWizard();
  const { reload } = useCurrentBooking();
  const held = draft.booking;
  const isPaying = useRef(false);
  const [payment, dispatch] = useReducer(nextPaymentState, held?.pendingCharge ? waitingFor(null) : idle);

  const end = (part: { isPaid: boolean } | { paysOffline: boolean }) => {
    if (held) change({ booking: { ...held, pendingCharge: null, ...part } });
    go(4, { replace: true });
  };

  const take = (charge: ChargeResult) => {
    if (!held) return;
    if (charge.status === 'pending') {
      change({ booking: { ...held, pendingCharge: charge.chargeId } });
      return dispatch({ type: 'opened', charge });
    }
    if (charge.status !== 'successful') return dispatch({ type: 'refused', problem: problemOfCharge(charge) });
    end({ isPaid: true });
  };

  const checkAgain = useChargePolling(
    { chargeId: held?.pendingCharge ?? null, headers: tokenOf(held) },
    {
      onPending: (charge) => dispatch({ type: 'pending', charge }),
      onFinal: (charge) => {
        if (charge.status === 'successful') return take(charge);
        if (held) change({ booking: { ...held, pendingCharge: null } });
        dispatch({ type: 'ended', problem: problemOfCharge(charge, { isWaitedFor: true }) });
      },
      onEnd: (outcome) => dispatch({ type: 'poll-ended', end: outcome }),
    },
  );

  /** Finds a payment unknown to this tab: made in another tab, or whose reply was lost. Null without an answer. */
  const findOpen = async (signal?: AbortSignal): Promise<boolean | null> => {
    const latest = held && (await askLatestCharge(held, signal));
    if (!latest?.success) return null;
    if (!latest.data) return false;
    const isNews = latest.data.status === 'pending' || (latest.data.status === 'successful' && !held?.paysRest);
    if (isNews) take(latest.data);
    return isNews;
  };
  useOnce((signal) => !held?.pendingCharge && findOpen(signal));

  const asking = useRef(new AbortController());
  useEffect(() => () => asking.current.abort(), []);
  /** Says that nothing was charged, once it is known that a payment without a reply did not arrive. */
  const followLost = async () => {
    const { signal } = asking.current;
    const find = () => (signal.aborted ? Promise.resolve(true) : findOpen(signal));
    const isHere = await hasArrived({ find, pause: () => pauseOrReturn(signal, POLL_PAUSE_MS) });
    if (!isHere) dispatch({ type: 'refused', problem: { kind: 'not-received' } });
  };

  const pay = async (order: Order) => {
    if (isPaying.current) return;
    isPaying.current = true;
    asking.current.abort();
    asking.current = new AbortController();
    const providerPage = order.method.flow === 'redirect' ? openProviderPage(t('opening')) : here;
    dispatch({ type: 'pay' });
    const sent = await sendPayment(order);
    isPaying.current = false;
    if ('isReserved' in sent) return end({ paysOffline: true });
    if ('charge' in sent) {
      take(sent.charge);
      return goThere(sent.charge, order, providerPage);
    }
    providerPage.drop();
    const isUnsure = sent.problem.kind === 'unanswered' || sent.problem.kind === 'in-progress';
    if (isUnsure && (await findOpen())) return;
    // Reloads the booking, which may have been paid in another tab or no longer be held.
    reload();
    onRefused();
    dispatch({ type: 'refused', problem: sent.problem });
    // Throws only when aborted: then somebody pays anew, or has left.
    if (sent.problem.kind === 'unanswered') followLost().catch(() => undefined);
  };

  return {
    payment,
    pay,
    checkAgain: () => {
      dispatch({ type: 'check-again' });
      checkAgain();
    },
    setAside: () => dispatch({ type: 'set-aside' }),
    chooseAnew: () => dispatch({ type: 'choose' }),
    takeUp: () => dispatch({ type: 'take-up' }),
  };
};

export type Paying = ReturnType<typeof usePayment>;

/** Opens the page where a card's 3-D Secure or a wallet is approved; a QR code is shown here. */
const goThere = ({ status, authorize_uri }: ChargeResult, { method }: Order, providerPage: ProviderPage) => {
  const leads = status === 'pending' && authorize_uri !== null && method.flow !== 'qr';
  if (leads) providerPage.go(authorize_uri);
  else providerPage.drop();
};

/** Runs once when the component mounts. */
const useOnce = (run: (signal: AbortSignal) => unknown) => {
  const present = useRef(run);
  useEffect(() => {
    const gone = new AbortController();
    // Throws only when aborted: then the result is no longer needed.
    Promise.resolve(present.current(gone.signal)).catch(() => undefined);
    return () => gone.abort();
  }, []);
};
