import { useWords } from '../../../languages/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { usePaymentProblemText } from '../../booking/payment/charge/payment-notices.tsx';
import { problemOfCharge } from '../../booking/payment/charge/payment-problem.ts';
import type { CardHold } from './use-card-hold.ts';

/** A hold that waits for its approval or its answer, or that failed, with the reason. */
export const HoldUnderWay = ({ hold }: { hold: CardHold }) => {
  const t = useWords('myBooking', 'securityDeposit');
  const { status, authorize_uri: address } = hold;
  if (status === 'failed') return <Failed hold={hold} />;
  if (status !== 'pending') return null;
  return (
    <div role="status" className="grid justify-items-start gap-2">
      <p>{t(address ? 'asksApproval' : 'waits')}</p>
      {address && (
        <a href={address} className={`no-print ${buttonClass('accent', 'sm')}`}>
          {t('approve')}
        </a>
      )}
    </div>
  );
};

const Failed = ({ hold: { failureCode } }: { hold: CardHold }) => {
  const t = useWords('myBooking', 'securityDeposit');
  const textOf = usePaymentProblemText();
  return (
    <Alert tone="danger" title={t('failed')}>
      {textOf(problemOfCharge({ status: 'failed', failureCode, paymentMethod: 'card' }))}
    </Alert>
  );
};
