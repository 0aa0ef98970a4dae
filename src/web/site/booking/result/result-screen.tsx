import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isMissing } from '../../../api/failure.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { StepMoved } from '../frame/step-heading.tsx';
import { StepWaiting } from '../frame/step-waiting.tsx';
import { DeadEnd, Unreachable } from '../frame/unavailable/dead-end.tsx';
import { askLatestCharge } from '../payment/awaiting/ask-latest-charge.ts';
import type { PollEnd } from '../payment/awaiting/poll-charge.ts';
import { useChargePolling } from '../payment/awaiting/use-charge-polling.ts';
import { useSentence } from '../payment/problem/payment-notice.tsx';
import { type PaymentProblem, problemOfCharge } from '../payment/problem/payment-problem.ts';
import type { ChargeResult } from '../wizard.ts';
import { type AskedBooking, useAskedBooking } from './asked-booking.ts';
import { AskedRental } from './asked-rental.tsx';
import { StillPending } from './still-pending.tsx';
import { remember, wayBack } from './way-back.ts';

/** Every outcome has its own screen, whose heading takes the focus when it comes. */
export const ResultScreen = () => {
  const asked = useAskedBooking();
  if (asked === undefined) return <StepWaiting step={3} />;
  return <StepMoved value>{asked ? <AskedResult asked={asked} /> : <UnknownBooking />}</StepMoved>;
};

/** Asks for the newest payment of the booking, and shows what became of it. */
const AskedResult = ({ asked }: { asked: AskedBooking }) => {
  const { last, isWaiting, retry } = useLatest(asked.key.bookingId, (signal) => askLatestCharge(asked.key, signal));
  if (last?.success)
    return last.data ? <ChargeOutcome asked={asked} found={last.data} /> : <NotPaid asked={asked} problem={null} />;
  if (!last || isWaiting) return <StepWaiting step={3} />;
  return isMissing(last) ? <UnknownBooking /> : <Unreachable step={3} retry={retry} />;
};

/** A charge as it stands; asked for again while it is pending. */
const ChargeOutcome = ({ asked, found }: { asked: AskedBooking; found: ChargeResult }) => {
  const [charge, setCharge] = useState(found);
  const [end, setEnd] = useState<PollEnd | null>(null);
  const isPending = charge.status === 'pending';
  const checkAgain = useChargePolling(
    { chargeId: isPending ? charge.chargeId : null, headers: tokenOf(asked.key) },
    { onPending: setCharge, onFinal: setCharge, onEnd: setEnd },
  );
  if (charge.status === 'successful') return <WasPaid asked={asked} charge={charge} />;
  if (!isPending)
    return <NotPaid {...{ asked }} problem={problemOfCharge(charge, { isWaitedFor: true })} amount={charge.amount} />;
  const again = () => {
    setEnd(null);
    checkAgain();
  };
  return <StillPending asked={asked} charge={charge} end={end} onCheckAgain={again} />;
};

type Props = { asked: AskedBooking; problem: PaymentProblem | null; amount?: number | null };

/** No money came, or none was asked for: why, and the way to pay. */
const NotPaid = ({ asked, problem, amount = null }: Props) => {
  const { t } = useTranslation('payment');
  const sentenceOf = useSentence();
  useEffect(() => remember(asked, { pendingCharge: null }), [asked]);
  return (
    <DeadEnd
      step={3}
      icon="alert"
      title={t(problem ? 'banner' : 'result.none')}
      text={problem ? sentenceOf(problem) : t('result.noneText')}
      facts={<AskedRental {...{ asked, amount }} />}
    >
      <LinkButton to={wayBack(asked, 3)} look="accent">
        {t(problem ? 'result.again' : 'result.toPay')}
      </LinkButton>
    </DeadEnd>
  );
};

/** Nobody here may see the booking: reference and e-mail open it. */
const UnknownBooking = () => {
  const { t } = useTranslation('payment', { keyPrefix: 'result' });
  return (
    <DeadEnd step={3} icon="search" title={t('unknown')} text={t('unknownText')}>
      <LinkButton to="/booking/find" look="accent">
        {t('find')}
      </LinkButton>
    </DeadEnd>
  );
};

/** Paid: on to the confirmation. The owner of a booking that this tab does not know opens it from here. */
const WasPaid = ({ asked, charge }: { asked: AskedBooking; charge: ChargeResult }) => {
  const { t } = useTranslation('payment', { keyPrefix: 'result' });
  const navigate = useNavigate();
  const way = wayBack(asked, 4);
  useEffect(() => {
    if (!asked.draft) return;
    remember(asked, { isPaid: true, pendingCharge: null });
    navigate(way, { replace: true });
  }, [asked, way, navigate]);
  return (
    <DeadEnd
      step={3}
      icon="check"
      title={t('success')}
      text={t('successText', { reference: charge.bookingNumber })}
      hasHelp={false}
    >
      <LinkButton to={way} look="accent">
        {t('open')}
      </LinkButton>
    </DeadEnd>
  );
};
