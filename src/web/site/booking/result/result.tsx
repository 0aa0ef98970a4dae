import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isMissing } from '../../../api/failure.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { useLatest } from '../../../shell/use-latest.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { noStoreHeaders } from '../../private-headers.ts';
import { StepUnavailable, StepUnreachable } from '../frame/dead-end.tsx';
import { StepMoved, StepWaiting } from '../frame/step-head.tsx';
import { usePaymentProblemText } from '../payment/charge/payment-notices.tsx';
import { type PaymentProblem, problemOfCharge } from '../payment/charge/payment-problem.ts';
import { askLatestCharge, type PollEnd, useChargePolling } from '../payment/charge/poll-charge.ts';
import type { ChargeResult } from '../state/wizard-context.ts';
import { pathBack, type ReturnedBooking, remember, useReturnedBooking } from './returned-booking.ts';
import { ReturnedRental, StillPending } from './still-pending.tsx';

export const headers = noStoreHeaders;

export const handle: Handle = {
  words: ['booking', 'payment', 'problems'],
  header: 'none',
  footer: 'none',
  scripts: 'first',
};

/** `/booking/payment-result?booking={id}`: where the provider's page redirects the customer. */
const Result = () => {
  const t = useWords('payment');
  return (
    <>
      <PageHead title={t('result.title')} isIndexed={false} />
      <ResultScreen />
    </>
  );
};
export default Result;

/** A screen for each outcome, whose heading takes the focus. */
const ResultScreen = () => {
  const returned = useReturnedBooking();
  if (returned === undefined) return <StepWaiting step={3} />;
  return <StepMoved value>{returned ? <ReturnedResult returned={returned} /> : <UnknownBooking />}</StepMoved>;
};

/** Loads the booking's newest charge and shows its outcome. */
const ReturnedResult = ({ returned }: { returned: ReturnedBooking }) => {
  const { last, isWaiting, retry } = useLatest(returned.key.bookingId, (signal) =>
    askLatestCharge(returned.key, signal),
  );
  if (last?.success)
    return last.data ? (
      <ChargeOutcome returned={returned} latest={last.data} />
    ) : (
      <NotPaid returned={returned} problem={null} />
    );
  if (!last || isWaiting) return <StepWaiting step={3} />;
  return isMissing(last) ? <UnknownBooking /> : <StepUnreachable step={3} retry={retry} />;
};

/** The state of a charge; polled while it is pending. */
const ChargeOutcome = ({ returned, latest }: { returned: ReturnedBooking; latest: ChargeResult }) => {
  const [charge, setCharge] = useState(latest);
  const [end, setEnd] = useState<PollEnd | null>(null);
  const isPending = charge.status === 'pending';
  const checkAgain = useChargePolling(
    { chargeId: isPending ? charge.chargeId : null, headers: tokenOf(returned.key) },
    { onPending: setCharge, onFinal: setCharge, onEnd: setEnd },
  );
  if (charge.status === 'successful') return <WasPaid returned={returned} charge={charge} />;
  if (!isPending)
    return (
      <NotPaid returned={returned} problem={problemOfCharge(charge, { isWaitedFor: true })} amount={charge.amount} />
    );
  const again = () => {
    setEnd(null);
    checkAgain();
  };
  return <StillPending returned={returned} charge={charge} end={end} onCheckAgain={again} />;
};

type Props = { returned: ReturnedBooking; problem: PaymentProblem | null; amount?: number | null };

/** The charge failed or was never made: says why, and links back to the payment. */
const NotPaid = ({ returned, problem, amount = null }: Props) => {
  const t = useWords('payment');
  const sentenceOf = usePaymentProblemText();
  useEffect(() => remember(returned, { pendingCharge: null }), [returned]);
  return (
    <StepUnavailable
      step={3}
      icon="alert"
      title={t(problem ? 'banner' : 'result.none')}
      text={problem ? sentenceOf(problem) : t('result.noneText')}
      facts={<ReturnedRental returned={returned} amount={amount} />}
    >
      <LinkButton to={pathBack(returned, 3)} look="accent">
        {t(problem ? 'result.again' : 'result.toPay')}
      </LinkButton>
    </StepUnavailable>
  );
};

/** The visitor may not open the booking: links to the page that opens it by reference and e-mail. */
const UnknownBooking = () => {
  const t = useWords('payment', 'result');
  return (
    <StepUnavailable step={3} icon="search" title={t('unknown')} text={t('unknownText')}>
      <LinkButton to="/booking/find" look="accent">
        {t('find')}
      </LinkButton>
    </StepUnavailable>
  );
};

/** Paid: redirects to the confirmation. Without this tab's draft, links to the booking instead. */
const WasPaid = ({ returned, charge }: { returned: ReturnedBooking; charge: ChargeResult }) => {
  const t = useWords('payment', 'result');
  const navigate = useNavigate();
  const path = pathBack(returned, 4);
  useEffect(() => {
    if (!returned.draft) return;
    remember(returned, { isPaid: true, pendingCharge: null });
    navigate(path, { replace: true });
  }, [returned, path, navigate]);
  return (
    <StepUnavailable
      step={3}
      icon="check"
      title={t('success')}
      text={t('successText', { reference: charge.bookingNumber })}
      hasHelp={false}
    >
      <LinkButton to={path} look="accent">
        {t('open')}
      </LinkButton>
    </StepUnavailable>
  );
};
