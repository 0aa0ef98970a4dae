import { useState } from 'react';
import type { PollEnd } from '../payment/awaiting/poll-charge.ts';
import { useChargePolling } from '../payment/awaiting/use-charge-polling.ts';
import { troubleOfCharge } from '../payment/trouble/payment-trouble.ts';
import { tokenOf } from '../requests.ts';
import type { ChargeResult } from '../wizard.ts';
import type { AskedBooking } from './asked-booking.ts';
import { NotPaid } from './not-paid.tsx';
import { StillPending } from './still-pending.tsx';
import { WasPaid } from './was-paid.tsx';

/** A charge as it stands; asked for again while it is pending. */
export const ChargeOutcome = ({ asked, found }: { asked: AskedBooking; found: ChargeResult }) => {
  const [charge, setCharge] = useState(found);
  const [end, setEnd] = useState<PollEnd | null>(null);
  const isPending = charge.status === 'pending';
  const checkAgain = useChargePolling(
    { chargeId: isPending ? charge.chargeId : null, headers: tokenOf(asked.key) },
    { onPending: setCharge, onFinal: setCharge, onEnd: setEnd },
  );
  if (charge.status === 'successful') return <WasPaid asked={asked} charge={charge} />;
  if (!isPending)
    return <NotPaid {...{ asked }} trouble={troubleOfCharge(charge, { isWaitedFor: true })} amount={charge.amount} />;
  const again = () => {
    setEnd(null);
    checkAgain();
  };
  return <StillPending asked={asked} charge={charge} end={end} onCheckAgain={again} />;
};
