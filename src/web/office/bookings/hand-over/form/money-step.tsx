import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icons.tsx';
import { useBaht } from '../../../../ui/money.tsx';
import { Step } from './step.tsx';
import { TakeMoney } from './take-money.tsx';
import type { HandOver } from './use-hand-over.ts';

type Props = { number: number; handOver: HandOver; isReturn: boolean };

/** What is paid, what is owed, and taking it at the desk. */
export const MoneyStep = ({ number, handOver: { seen, lateFee, goOn }, isReturn }: Props) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'handOver' });
  const baht = useBaht();
  const { owedAmount, paidAmount, quote } = seen;
  const owed = owedAmount > 0 ? t('owed', { amount: baht(owedAmount) }) : t('paidUp', { amount: baht(paidAmount) });
  const fee = lateFee > 0 && t('withFee', { fee: baht(lateFee), amount: baht(owedAmount + lateFee) });
  const hasDeposit = quote.securityDeposit > 0;
  return (
    <Step
      number={number}
      title={t('money')}
      result={[owed, fee].filter(Boolean).join('. ')}
      // Nobody records the deposit, so nothing may say that it is done.
      isDone={owedAmount + lateFee === 0 && !hasDeposit}
    >
      {owedAmount > 0 && <TakeMoney seen={seen} onTaken={goOn} />}
      {hasDeposit && (
        <p className="flex items-start gap-2 text-xs">
          <Icon name="info" size="sm" className="mt-0.5 shrink-0 text-muted" />
          {t(isReturn ? 'depositBack' : 'deposit', { amount: baht(quote.securityDeposit) })}
        </p>
      )}
    </Step>
  );
};
