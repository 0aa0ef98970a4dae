import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isMissing } from '../../../api/failure.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { useLatest } from '../../../shell/use-latest.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { DeadEnd, Unreachable } from '../frame/dead-end.tsx';
import { StepMoved, StepWaiting } from '../frame/step-head.tsx';
import { useSentence } from '../payment/charge/payment-notices.tsx';
import { type PaymentProblem, problemOfCharge } from '../payment/charge/payment-problem.ts';
import { askLatestCharge, type PollEnd, useChargePolling } from '../payment/charge/poll-charge.ts';
import type { ChargeResult } from '../state/wizard-context.ts';
import { type AskedBooking, remember, useAskedBooking, wayBack } from './returned-booking.ts';
import { AskedRental, StillPending } from './still-pending.tsx';

export const handle: Handle = {
  words: ['booking', 'payment', 'problems'],
  header: 'none',
  footer: 'none',
  scripts: 'first',
};

/** `/booking/payment-result?booking={id}`: where a page of the provider sends the customer back to. */
const Result = () => {
  const { t } = useTranslation('payment');
  return (
    <>
      <PageHead title={t('result.title')} isIndexed={false} />
      <ResultScreen />
    </>
  );
};
export default Result;

/** Every outcome has its own screen, whose heading takes the focus when it comes. */
const ResultScreen = () => {
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
