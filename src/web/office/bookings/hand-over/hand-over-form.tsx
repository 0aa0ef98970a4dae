import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { DoNotRent } from '../../people/do-not-rent.tsx';
import { type Booking, type HandOverKind, handOverPath } from '../booking.ts';
import { EditConflict } from '../edit-conflict.tsx';
import { AskFirst } from './confirm-unusual.tsx';
import { HandOverHead } from './hand-over-head.tsx';
import { LateStep, NotesStep, PapersStep, Step } from './hand-over-steps.tsx';
import { MeterStep } from './meter-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import type { ReturnTerms } from './read-hand-over.ts';
import { TakeMoney } from './take-money.tsx';
import { type HandOver, useHandOver } from './use-hand-over.ts';

type Props = { booking: Booking; kind: HandOverKind; terms: ReturnTerms | null };

/** Numbered steps in one column, with the action in a bar below; all controls are sized for touch. */
export const HandOverForm = ({ booking, kind, terms }: Props) => {
  const t = useWords('bookings', 'handOver');
  const handOver = useHandOver(booking, kind, terms);
  const isReturn = kind === 'return';
  const steps = isReturn
    ? { meter: 1, photos: 2, notes: 3, late: 4, money: 5 }
    : { papers: 1, money: 2, meter: 3, photos: 4, notes: 5 };
  return (
    <form
      noValidate
      className="flex min-w-0 flex-col [--control:44px]"
      onSubmit={(event) => {
        event.preventDefault();
        handOver.submit();
      }}
    >
      <div className="flex-1 px-4 pt-4 pb-6 md:px-6">
        <HandOverHead booking={booking} isReturn={isReturn} />
        {!isReturn && booking.customer.doNotRentReason && (
          <div className="pt-4">
            <DoNotRent customer={booking.customer} />
          </div>
        )}
        {!isReturn && <StillOut booking={booking} />}
        <HandOverRefused handOver={handOver} booking={booking} isReturn={isReturn} />
        {steps.papers && <PapersStep number={steps.papers} handOver={handOver} />}
        {!isReturn && <MoneyStep number={steps.money} handOver={handOver} isReturn={false} />}
        <MeterStep number={steps.meter} handOver={handOver} />
        <PhotosStep number={steps.photos} handOver={handOver} kind={kind} />
        <NotesStep number={steps.notes} handOver={handOver} />
        {steps.late && <LateStep number={steps.late} handOver={handOver} />}
        {isReturn && <MoneyStep number={steps.money} handOver={handOver} isReturn />}
      </div>
      <div className="no-print sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 md:px-6">
        <p className="min-w-0 flex-[1_1_220px] text-xs text-muted">{t(isReturn ? 'readyReturn' : 'readyPickUp')}</p>
        <Button type="submit" look="accent" busy={handOver.isBusy && t('busy')}>
          <Icon name="key" />
          {t(isReturn ? 'return' : 'pickUp')}
        </Button>
      </div>
      <AskFirst handOver={handOver} isReturn={isReturn} />
    </form>
  );
};

/** Warns that somebody else still has the vehicle. */
const StillOut = ({ booking: { vehicle } }: { booking: Booking }) => {
  const t = useWords('bookings', 'handOver');
  const language = useLanguage();
  const { outWith } = vehicle;
  if (!outWith) return null;
  const { bookingNumber: number, customerName: name, returnDate, bookingId } = outWith;
  return (
    <div className="pt-4">
      <Alert
        tone="warning"
        title={t('stillOut', { name, number })}
        action={
          <LinkButton size="sm" to={handOverPath(bookingId, 'return')}>
            {t('return')}
          </LinkButton>
        }
      >
        {t('stillOutText', { when: formatDayTime(returnDate, language) })}
      </Alert>
    </div>
  );
};

type HandOverRefusedProps = { handOver: HandOver; booking: Booking; isReturn: boolean };

/** What is missing, or why nothing was recorded. Receives the focus; the entered values stay. */
const HandOverRefused = ({ handOver: { problems, failure, seen, goOn }, booking, isReturn }: HandOverRefusedProps) => {
  const t = useWords('bookings', 'handOver');
  const say = useProblemWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0 || failure) box.current?.focus();
  }, [problems, failure]);
  const isOvertaken = failure?.error === 'booking.changed-meanwhile';
  return (
    <div ref={box} tabIndex={-1} className="pt-4 empty:hidden focus:outline-hidden">
      {problems.length > 0 && !failure && (
        <Alert tone="danger" title={t('toCheck')}>
          {problems.join(', ')}
        </Alert>
      )}
      {isOvertaken && <EditConflict seen={seen} now={booking} onGoOn={() => goOn(booking)} />}
      {failure && !isOvertaken && (
        <Alert tone="danger" title={t(isReturn ? 'failedReturn' : 'failedPickUp')}>
          {say(failure)}
        </Alert>
      )}
    </div>
  );
};

type MoneyStepProps = { number: number; handOver: HandOver; isReturn: boolean };

/** The amounts paid and owed, and taking a payment at the desk. */
const MoneyStep = ({ number, handOver: { seen, lateFee, goOn }, isReturn }: MoneyStepProps) => {
  const t = useWords('bookings', 'handOver');
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
      // The deposit is not recorded anywhere, so the step must not look done.
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
