import { useEffect, useEffectEvent, useRef } from 'react';
import { sendUnsent, type Unsent } from '../../../device/unsent.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { HandOverPhoto } from '../../../photos/photo-places.tsx';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { DeskHead } from '../../frame/desk-head.tsx';
import { DoNotRent } from '../../people/do-not-rent.tsx';
import { type Booking, type HandOverKind, handOverPath, handOversPath } from '../booking.ts';
import { EditConflict } from '../edit-conflict.tsx';
import type { Deposits } from '../security-deposit/deposits.ts';
import { AgreementStep } from './agreement-step.tsx';
import { AskFirst } from './confirm-unusual.tsx';
import { CopiedAt } from './copied-at.tsx';
import { EarlyPickUp } from './early-pick-up.tsx';
import { EarlyReturnStep } from './early-return-step.tsx';
import { HandOverBar } from './hand-over-bar.tsx';
import { HandOverHead } from './hand-over-head.tsx';
import { DamageStep, PapersStep } from './hand-over-steps.tsx';
import { LateStep } from './late-step.tsx';
import { LedgerPart } from './ledger-part.tsx';
import { MeterStep } from './meter-step.tsx';
import { MoneyStep } from './money-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import type { KnownDamage, ReturnTerms } from './read-hand-over.ts';
import { StepList } from './step-list.tsx';
import type { Step } from './steps.ts';
import { type HandOver, useHandOver } from './use-hand-over.ts';

type Props = {
  booking: Booking;
  kind: HandOverKind;
  terms: ReturnTerms | null;
  deposits: Deposits | null;
  photos: readonly HandOverPhoto[];
  /** Null if it could not be loaded. */
  knownDamage: KnownDamage | null;
  staffId: string;
};

/** Fills the window: its steps in the head, all of them in one column, the action in a bar below, sized for touch. */
export const HandOverForm = (props: Props) => {
  const { booking, kind, knownDamage } = props;
  const t = useWords('bookings', 'handOver');
  const handOver = useHandOver(props);
  const isReturn = kind === 'return';
  const { steps } = handOver;
  const title = t(isReturn ? 'returnTitle' : 'pickUpTitle', { number: booking.bookingNumber });
  return (
    <div className="flex min-h-dvh min-w-0 flex-col">
      <DeskHead title={title} leave={t('later')}>
        <StepList steps={steps} />
      </DeskHead>
      <form
        noValidate
        className="flex flex-1 flex-col [--control:44px]"
        onSubmit={(event) => {
          event.preventDefault();
          handOver.submit();
        }}
      >
        <div className="mx-auto w-full max-w-240 flex-1 px-4 pt-4 pb-6 md:px-6">
          <HandOverHead booking={booking} isReturn={isReturn} />
          <CopiedAt data={booking} className="pt-4" />
          {!isReturn && booking.customer.doNotRentReason && (
            <div className="pt-4">
              <DoNotRent customer={booking.customer} />
            </div>
          )}
          {!isReturn && <EarlyPickUp booking={booking} />}
          {!isReturn && <StillOut booking={booking} />}
          <HandOverRefused handOver={handOver} booking={booking} isReturn={isReturn} />
          <Continued handOver={handOver} />
          <div inert={handOver.onDevice !== null}>
            {steps.map((step) => (
              <StepOf key={step.name} step={step} handOver={handOver} kind={kind} knownDamage={knownDamage} />
            ))}
          </div>
        </div>
        {handOver.onDevice ? (
          <OnDevice onDevice={handOver.onDevice} handOver={handOver} />
        ) : (
          <HandOverBar handOver={handOver} isReturn={isReturn} />
        )}
        <AskFirst handOver={handOver} isReturn={isReturn} />
      </form>
    </div>
  );
};

type StepOfProps = { step: Step; handOver: HandOver; kind: HandOverKind; knownDamage: KnownDamage | null };

const StepOf = ({ step, handOver, kind, knownDamage }: StepOfProps) => {
  switch (step.name) {
    case 'papers':
      return <PapersStep step={step} handOver={handOver} />;
    case 'agreement':
      return <AgreementStep step={step} handOver={handOver} />;
    case 'money':
      return <MoneyStep step={step} handOver={handOver} isReturn={kind === 'return'} />;
    case 'meter':
      return <MeterStep step={step} handOver={handOver} isReturn={kind === 'return'} />;
    case 'photos':
      return <PhotosStep step={step} handOver={handOver} />;
    case 'damage':
      return (
        <DamageStep step={step} handOver={handOver}>
          <LedgerPart handOver={handOver} kind={kind} known={knownDamage} />
        </DamageStep>
      );
    case 'late':
      return <LateStep step={step} handOver={handOver} />;
    case 'earlyReturn':
      return <EarlyReturnStep step={step} handOver={handOver} />;
  }
};

/** Says that the form goes on with what was typed before in this browser. */
const Continued = ({ handOver: { keptAt, restart } }: { handOver: HandOver }) => {
  const t = useWords('bookings', 'handOver');
  const language = useLanguage();
  if (!keptAt) return null;
  return (
    <div className="pt-4">
      <Alert
        title={t('continued', { when: formatDayTime(keptAt, language) })}
        action={
          <Button size="sm" onClick={restart}>
            {t('startOver')}
          </Button>
        }
      />
    </div>
  );
};

/** In place of the action: it is recorded on this device, and sent by itself. */
const OnDevice = ({ onDevice, handOver }: { onDevice: Unsent; handOver: HandOver }) => {
  const t = useWords('bookings', 'handOver');
  const language = useLanguage();
  return (
    <div className="no-print sticky bottom-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex w-full max-w-240 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 md:px-6">
        <div role="status" className="min-w-0 basis-full text-sm md:flex-1 md:basis-0">
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="smartphone" size="sm" className="text-warning" />
            {t('onDeviceSince', { when: formatDayTime(new Date(onDevice.keptAt).toISOString(), language) })}
          </p>
          <p className="text-xs text-muted">
            {t('onDeviceText')} {handOver.willGiveBack() && t('onDeviceGivesBack')}
          </p>
        </div>
        <Button onClick={handOver.takeBack}>{t('takeBack')}</Button>
        <Button onClick={() => sendUnsent(handOver.staffId)}>{t('sendNow')}</Button>
        <a href={handOversPath} className={buttonClass('brand')}>
          {t('toHandOvers')}
        </a>
      </div>
    </div>
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
const HandOverRefused = ({
  handOver: { lacks, isStopped, tries, failure, seen, goOn },
  booking,
  isReturn,
}: HandOverRefusedProps) => {
  const t = useWords('bookings', 'handOver');
  const say = useProblemWords();
  const box = useRef<HTMLDivElement>(null);
  // Once for each try: whoever types on is left alone.
  const show = useEffectEvent(() => {
    if (isStopped || failure) box.current?.focus();
  });
  useEffect(() => {
    if (tries > 0 || failure) show();
  }, [tries, failure]);
  const isOvertaken = failure?.error === 'booking.changed-meanwhile';
  return (
    <div ref={box} tabIndex={-1} className="pt-4 empty:hidden focus:outline-hidden">
      {isStopped && !failure && (
        <Alert tone="danger" title={t('toCheck')}>
          <ul className="list-disc pl-4">
            {lacks.map(({ step, what, field, sentence, isBlocking }) => (
              <li key={`${field} ${what}`} className={isBlocking ? 'font-medium' : ''}>
                <a href={`#${step}`} className="underline">
                  {sentence}
                </a>{' '}
                {!isBlocking && t('mayWait')}
              </li>
            ))}
          </ul>
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
