import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../api/browser.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { HoldOver } from '../frame/own-hold.tsx';
import { StepWaiting } from '../frame/step-head.tsx';
import { isSettled } from '../state/flow.ts';
import { useCurrentBooking, useWizard } from '../state/wizard-context.ts';
import { AwaitingStep } from './awaiting-step.tsx';
import { PaymentForm } from './payment-form.tsx';
import { usePayment } from './use-payment.ts';

/** The screen for the booking's state: pay, wait for a payment, continue because it is paid, or start again. */
export const PaymentScreen = () => {
  const { draft, change, go } = useWizard();
  const { booking, reload } = useCurrentBooking();
  const [isOver, setOver] = useState(false);
  const methods = useLatest('methods', (signal) => api.call('GET /payments/methods', { signal }));
  const paying = usePayment({ onRefused: methods.retry });
  const { payment } = paying;
  const held = draft.booking;
  const isPaid = isSettled(booking) && !(held?.paysRest && booking.may.pay);

  useEffect(() => {
    if (!isPaid || !held || held.isPaid) return;
    change({ booking: { ...held, isPaid: true, pendingCharge: null } });
    go(4, { replace: true });
  }, [isPaid, held, change, go]);

  const endHold = useCallback(() => {
    setOver(true);
    reload();
  }, [reload]);

  if (isPaid || !methods.last) return <StepWaiting step={3} />;
  const isHoldOver = isOver || booking.status === 'cancelled';
  // A pending charge may still be paid: its result matters more than the expired hold.
  if (payment.state === 'waiting' || (payment.state === 'aside' && isHoldOver)) {
    const waiting = { charge: payment.charge, end: payment.state === 'waiting' ? payment.end : null };
    return (
      <AwaitingStep
        paying={paying}
        waiting={waiting}
        isHoldOver={isHoldOver}
        methods={methods.last}
        onHoldEnd={endHold}
      />
    );
  }
  const isRefused = payment.state === 'failed' && payment.problem.kind === 'hold-over';
  if (payment.state !== 'paying' && (isHoldOver || isRefused)) return <HoldOver step={3} />;
  return (
    <PaymentForm
      paying={paying}
      methods={methods.last}
      isLoading={methods.isWaiting}
      retryMethods={methods.retry}
      onHoldEnd={endHold}
    />
  );
};
