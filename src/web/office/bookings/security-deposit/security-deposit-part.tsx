import type { ReactNode } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { formatDayTime, isOtherYear } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import { PanelPart } from '../../panel/side-panel.tsx';
import { usePaymentMethod } from '../../paying/payment-methods.ts';
import type { Booking } from '../booking.ts';
import { type Deposit, type Deposits, depositLeft } from './deposits.ts';
import { GiveBackDeposit } from './give-back-deposit.tsx';
import { LinkForHold } from './link-for-hold.tsx';
import { TakeDeposit } from './take-deposit.tsx';

type Props = {
  booking: Booking;
  /** Null if they could not be loaded. */
  deposits: Deposits | null;
  /** How many claims are not settled. */
  openClaims: number;
};

/** The security deposit: what was agreed, what was left and what became of it, and the next act. */
export const SecurityDepositPart = ({ booking, deposits, openClaims }: Props) => {
  const t = useWords('bookings', 'securityDeposit');
  const ofClaims = useWords('bookings', 'claims');
  const baht = useBaht();
  if (!deposits) return null;
  const { agreedAmount, left } = deposits;
  const now = depositLeft(deposits);
  const owed = Math.round((booking.owedAmount + booking.fromDeposit) * 100) / 100;
  const mayTake = booking.status === 'confirmed' && !now;
  const giveBack = now && !now.card?.isBeingTaken && (
    <GiveBackDeposit key={owed} deposit={now} owedAmount={owed} hasOpenClaims={openClaims > 0} />
  );
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
      {now && booking.status !== 'confirmed' && openClaims === 0 && giveBack}
      {now && booking.status !== 'confirmed' && openClaims > 0 && (
        <>
          <p className="mt-2 text-xs text-muted">{ofClaims('depositWaits', { count: openClaims })}</p>
          <Folded title={t('giveBackNow')}>{giveBack}</Folded>
        </>
      )}
      {mayTake && left.length === 0 && (
        <Folded title={t('take')}>
          <LinkForHold bookingId={booking.id} deposits={deposits} />
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
  const { amount, method, reference, leftAt, endedAt, keptAmount, givenBackAmount, card } = deposit;
  const now = useNow();
  const when = (at: string) => formatDayTime(at, language, { weekday: false, year: isOtherYear(at, now) });
  const facts = {
    amount: baht(amount),
    method: methodOf(method),
    when: when(leftAt),
    card: [card?.brand, card?.lastDigits].filter(Boolean).join(' ') || t('aCard'),
    until: card?.endsAt ? when(card.endsAt) : '',
    why: card?.refusal ?? '',
  };
  const sentence = card ? heldSentence(card) : 'left';
  const end = { back: baht(givenBackAmount ?? 0), kept: baht(keptAmount ?? 0), when: when(endedAt ?? leftAt) };
  const back = card ? (keptAmount ? 'letGoKept' : 'letGo') : keptAmount ? 'endedKept' : 'ended';
  return [t(sentence, facts), reference && t('referenceIs', { reference }), endedAt && t(back, end)]
    .filter(Boolean)
    .join(', ');
};

const heldSentence = ({
  endsAt,
  isBeingTaken,
  isRenewalDeclined,
  isToBeRenewed,
  refusal,
}: NonNullable<Deposit['card']>) => {
  if (refusal !== null) return 'restRefused';
  if (endsAt === null) return 'wasHeld';
  if (isBeingTaken) return 'isTaken';
  if (isRenewalDeclined) return 'heldToEnd';
  return isToBeRenewed ? 'heldOn' : 'held';
};
