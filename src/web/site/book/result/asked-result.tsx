import { isMissing } from '../../../api/failure.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Unreachable } from '../frame/dead-end/dead-end.tsx';
import { StepWaiting } from '../frame/step-waiting.tsx';
import { askLatestCharge } from '../payment/awaiting/ask-latest-charge.ts';
import type { AskedBooking } from './asked-booking.ts';
import { ChargeOutcome } from './charge-outcome.tsx';
import { NotPaid } from './not-paid.tsx';
import { UnknownBooking } from './unknown-booking.tsx';

/** Asks for the newest payment of the booking, and shows what became of it. */
export const AskedResult = ({ asked }: { asked: AskedBooking }) => {
  const { last, isWaiting, retry } = useLatest(asked.key.bookingId, (signal) => askLatestCharge(asked.key, signal));
  if (last?.success)
    return last.data ? <ChargeOutcome asked={asked} found={last.data} /> : <NotPaid asked={asked} trouble={null} />;
  if (!last || isWaiting) return <StepWaiting step={3} />;
  return isMissing(last) ? <UnknownBooking /> : <Unreachable step={3} retry={retry} />;
};
