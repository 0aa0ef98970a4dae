import type { ReactNode } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import { PanelPart } from '../../panel/side-panel.tsx';
import { usePaymentMethod } from '../../paying/payment-methods.ts';
import type { Booking } from '../booking.ts';
import { type Deposit, type Deposits, depositLeft } from './deposits.ts';
import { GiveBackDeposit } from './give-back-deposit.tsx';
import { TakeDeposit } from './take-deposit.tsx';

type Props = {
  booking: Booking;
  /** Null if they could not be loaded. */
  deposits: Deposits | null;
};

/** The security deposit: what was agreed, what was left and what became of it, and the next act. */
export const SecurityDepositPart = ({ booking, deposits }: Props) => {
  const t = useWords('bookings', 'securityDeposit');
  const baht = useBaht();
  if (!deposits) return null;
  const { agreedAmount, left } = deposits;
  const now = depositLeft(deposits);
  const mayTake = booking.status === 'confirmed' && !now;
  const giveBack = now && <GiveBackDeposit key={booking.owedAmount} deposit={now} owedAmount={booking.owedAmount} />;
  if (left.length === 0 && agreedAmount === 0) return null;
  return (
    <PanelPart title={t('title')}>
      <ul className="grid gap-1 text-xs">
        {left.length === 0 && (
          <li className="text-muted">
            {t(mayTake || booking.status === 'pending' ? 'agreed' : 'none', { amount: baht(agreedAmount) })}
          </li>
        )}
        {left.map((deposit) => (
          <li key={deposit.id} className={deposit.endedAt ? 'text-muted' : 'font-medium'}>
            <DepositLine deposit={deposit} />
          </li>
        ))}
      </ul>
      {now && booking.status === 'confirmed' && <Folded title={t('giveBackEarly')}>{giveBack}</Folded>}
      {now && booking.status !== 'confirmed' && giveBack}
      {mayTake && left.length === 0 && (
        <Folded title={t('take')}>
          <TakeDeposit bookingId={booking.id} agreedAmount={agreedAmount} className="mt-2.5" />
        </Folded>
      )}
    </PanelPart>
  );
};

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="mt-2">
    <summary className="text-xs font-medium text-link">{title}</summary>
    {children}
  </details>
);

/** What was left, how and when, and what became of it. */
export const DepositLine = ({ deposit }: { deposit: Deposit }) => {
  const t = useWords('bookings', 'securityDeposit');
  const language = useLanguage();
  const baht = useBaht();
  const methodOf = usePaymentMethod();
  const { amount, method, reference, leftAt, endedAt, keptAmount, givenBackAmount } = deposit;
  const when = (at: string) => formatDayTime(at, language, { weekday: false });
  const left = t('left', { amount: baht(amount), method: methodOf(method), when: when(leftAt) });
  const ended =
    endedAt &&
    t(keptAmount ? 'endedKept' : 'ended', {
      back: baht(givenBackAmount ?? 0),
      kept: baht(keptAmount ?? 0),
      when: when(endedAt),
    });
  return [left, reference && t('referenceIs', { reference }), ended].filter(Boolean).join(', ');
};
