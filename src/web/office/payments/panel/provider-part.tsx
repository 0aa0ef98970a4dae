import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { Money } from '../../../ui/money.tsx';
import { Fact, Facts, PanelPart } from '../../panel/side-panel.tsx';
import type { Payment } from '../payment.ts';

/** The provider's ids, times and flags, with links to its pages for the payment. */
export const ProviderPart = ({ payment }: { payment: Payment }) => {
  const t = useWords('payments', 'panel');
  const language = useLanguage();
  const moment = (at: string) => formatDayTime(at, language, { year: true });
  const yes = (is: boolean) => t(is ? 'yes' : 'no');
  const ids = [
    ['charge', payment.omiseChargeId ?? payment.chargeId],
    ['source', payment.sourceId],
    ['external', payment.externalTransactionId],
    ['payment', payment.externalPaymentId],
    ['customer', payment.omiseCustomerId],
  ] as const;
  return (
    <PanelPart title={t('provider')}>
      <Facts>
        <Fact name={t('transaction')}>{payment.transactionId}</Fact>
        {payment.reference && <Fact name={t('ownReference')}>{payment.reference}</Fact>}
        {ids.map(
          ([name, id]) =>
            id !== null &&
            id !== payment.transactionId && (
              <Fact key={name} name={t(name)}>
                {id}
              </Fact>
            ),
        )}
        <Fact name={t('gateway')}>{payment.paymentProvider ?? t('byHand')}</Fact>
        <Fact name={t('paidFlag')}>{yes(payment.paid)}</Fact>
        <Fact name={t('capturedFlag')}>{yes(payment.captured)}</Fact>
        {payment.paid && payment.at !== payment.createdAt && <Fact name={t('received')}>{moment(payment.at)}</Fact>}
        <Fact name={t('created')}>{moment(payment.createdAt)}</Fact>
        <Fact name={t('updated')}>{moment(payment.updatedAt)}</Fact>
        <Fact name={t('fee')}>{payment.fee > 0 ? <Money baht={payment.fee} /> : t('noFee')}</Fact>
        {payment.notes && <Fact name={t('notes')}>{payment.notes}</Fact>}
      </Facts>
      <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
        {payment.chargeId !== null && payment.receiptUrl && (
          <Out to={payment.receiptUrl} icon="external" name={t('customersPage')} />
        )}
        {payment.authorizeUri && <Out to={payment.authorizeUri} icon="external" name={t('authorise')} />}
      </div>
      <Metadata metadata={payment.metadata} />
    </PanelPart>
  );
};

const Out = ({ to, icon, name }: { to: string; icon: IconName; name: string }) => (
  <a href={to} target="_blank" rel="noreferrer" className={buttonClass('outline', 'sm')}>
    <Icon name={icon} size="sm" />
    {name}
  </a>
);

const Metadata = ({ metadata }: Pick<Payment, 'metadata'>) => {
  const t = useWords('payments', 'panel');
  const named = Object.entries(metadata);
  if (named.length === 0) return null;
  return (
    <details className="mt-2 text-xs">
      <summary className="inline-flex min-h-6 items-center font-medium text-link">{t('metadata')}</summary>
      <div className="mt-1.5">
        <Facts>
          {named.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      </div>
    </details>
  );
};
