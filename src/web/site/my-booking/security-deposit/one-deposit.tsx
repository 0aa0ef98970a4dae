import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLineWords } from '../../../quote/quote-words.ts';
import { AmountRow } from '../../../ui/amount-row.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import { useManaged } from '../managed.ts';
import { type Deposit, type DepositWay, deductedLines, depositWay, waitsFor } from './deposit-state.ts';

const tones: Record<DepositWay, Tone> = { held: 'info', charged: 'neutral', cash: 'neutral', left: 'neutral' };

/** A deposit that was left or is held: how, when it comes back, and what comes off it. */
export const OneDeposit = ({ deposit, waitingAmount }: { deposit: Deposit; waitingAmount: number }) => {
  const t = useWords('myBooking', 'securityDeposit');
  const { endedAt } = deposit;
  const way = depositWay(deposit);
  return (
    <div className="grid gap-2">
      <p>
        {endedAt ? <Badge tone="completed">{t('settled')}</Badge> : <Badge tone={tones[way]}>{t(`is.${way}`)}</Badge>}
      </p>
      {endedAt ? (
        <Ended deposit={deposit} endedAt={endedAt} />
      ) : (
        <WithUs deposit={deposit} waitingAmount={waitingAmount} />
      )}
    </div>
  );
};

const WithUs = ({ deposit, waitingAmount }: { deposit: Deposit; waitingAmount: number }) => {
  const t = useWords('myBooking', 'securityDeposit');
  const language = useLanguage();
  const baht = useBaht();
  const { booking } = useManaged();
  const { amount, leftAt, card } = deposit;
  const way = depositWay(deposit);
  const waits = waitsFor(booking, waitingAmount);
  const facts = { amount: baht(amount), when: formatDayTime(leftAt, language), card: useCardName(card) };
  const kept = booking.fromDeposit;
  const back = Math.round((amount - kept) * 100) / 100;
  return (
    <>
      <p>{t(`with.${way}`, facts)}</p>
      {card?.isBeingTaken && <p>{t('beingTaken')}</p>}
      {!card?.isBeingTaken && waits === 'return' && <p>{t(way === 'held' ? 'letGoAfter' : 'backAfter')}</p>}
      {waits === 'claims' && <p>{t('untilClaims', { amount: baht(waitingAmount) })}</p>}
      {!card?.isBeingTaken && waits === 'deduction' && (
        <p className="font-medium">
          {t(back > 0 ? 'comesOff' : 'allComesOff', { kept: baht(kept), back: baht(back) })}
        </p>
      )}
      {(waits === 'deduction' || waits === 'end') && back > 0 && !card?.isBeingTaken && (
        <p className="text-muted">{t(`comesBack.${way}`)}</p>
      )}
      {card?.isRenewalDeclined && card.endsAt && (
        <p className="text-muted">{t('endsBy', { when: formatDayTime(card.endsAt, language) })}</p>
      )}
      {kept > 0 && <Deductions amount={amount} kept={kept} back={{ name: t('goesBack'), baht: back }} />}
    </>
  );
};

const Ended = ({ deposit, endedAt }: { deposit: Deposit; endedAt: string }) => {
  const t = useWords('myBooking', 'securityDeposit');
  const language = useLanguage();
  const baht = useBaht();
  const { amount, keptAmount, givenBackAmount, card } = deposit;
  const kept = keptAmount ?? 0;
  const back = givenBackAmount ?? 0;
  const facts = { amount: baht(amount), back: baht(back), kept: baht(kept), when: formatDayTime(endedAt, language) };
  const sentence = card ? (kept > 0 ? 'letGoLess' : 'letGo') : kept > 0 ? 'backLess' : 'back';
  return (
    <>
      <p>{t(sentence, facts)}</p>
      {kept > 0 && <Deductions amount={amount} kept={kept} back={{ name: t('wentBack'), baht: back }} />}
    </>
  );
};

type DeductionsProps = { amount: number; kept: number; back: { name: string; baht: number } };

/** The deposit, each deduction, and what goes back: to the satang. */
const Deductions = ({ amount, kept, back }: DeductionsProps) => {
  const t = useWords('myBooking', 'securityDeposit');
  const { booking } = useManaged();
  const nameOf = useLineWords(booking.vehicleName);
  const lines = deductedLines(booking.quote.lines, kept);
  return (
    <dl className="grid gap-1.5 border-t border-line pt-2.5">
      <AmountRow name={t('heading')} baht={amount} />
      {lines.map((line) => (
        <AmountRow
          key={`${line.kind} ${nameOf(line).name} ${line.amount}`}
          name={nameOf(line).name}
          baht={-line.amount}
          look="text-muted"
        />
      ))}
      {lines.length === 0 && <AmountRow name={t('owedThen')} baht={-kept} look="text-muted" />}
      <AmountRow name={back.name} baht={back.baht} look="font-semibold" />
    </dl>
  );
};

const useCardName = (card: Deposit['card']): string => {
  const t = useWords('myBooking', 'securityDeposit');
  return [card?.brand, card?.lastDigits].filter(Boolean).join(' ') || t('aCard');
};
