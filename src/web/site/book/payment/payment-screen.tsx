import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../api/browser.ts';
import { useLatest } from '../../use-latest.ts';
import { useBookingInHand } from '../booking-in-hand.ts';
import { isSettled } from '../flow.ts';
import { HoldOver } from '../frame/hold-over.tsx';
import { StepWaiting } from '../frame/step-waiting.tsx';
import { useWizard } from '../wizard.ts';
import { PaymentForm } from './payment-form.tsx';
import { usePayment } from './use-payment.ts';

/** What the booking's state allows: pay, go on because it is paid, or begin again because the hold ended. */
export const PaymentScreen = () => {
  const { draft, change, go } = useWizard();
  const { booking, reload } = useBookingInHand();
  const [isOver, setOver] = useState(false);
  const payment = usePayment();
  const methods = useLatest('methods', (signal) => api.call('GET /payments/methods', { signal }));
  const { state } = payment.payment;
  const isRefused = payment.payment.state === 'failed' && payment.payment.trouble.kind === 'hold-over';
  const isPaid = isSettled(booking);
  const held = draft.booking;

  useEffect(() => {
    if (!isPaid || !held || held.isPaid) return;
    change({ booking: { ...held, isPaid: true, pendingCharge: null } });
    go(4, { replace: true });
  }, [isPaid, held, change, go]);

  const endHold = useCallback(() => {
    setOver(true);
    reload();
  }, [reload]);

  const isUnderWay = state === 'paying' || state === 'verifying';
  if (isPaid) return <StepWaiting step={3} />;
  if (!isUnderWay && (isOver || isRefused || booking.status === 'cancelled')) return <HoldOver step={3} />;
  if (!methods.last) return <StepWaiting step={3} />;
  return (
    <PaymentForm
      methods={methods.last}
      isLoading={methods.isWaiting}
      retryMethods={methods.retry}
      onHoldEnd={endHold}
      {...payment}
    />
  );
};
