import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import type { Booking } from '../../booking.ts';
import type { HandOverKind } from '../../booking-paths.ts';
import type { ReturnTerms } from '../read-hand-over.ts';
import { AskFirst } from './ask-first.tsx';
import { HandOverHead } from './hand-over-head.tsx';
import { HandOverRefused } from './hand-over-refused.tsx';
import { LateStep } from './late-step.tsx';
import { MeterStep } from './meter-step.tsx';
import { MoneyStep } from './money-step.tsx';
import { NotesStep } from './notes-step.tsx';
import { PapersStep } from './papers-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { useHandOver } from './use-hand-over.ts';

type Props = { booking: Booking; kind: HandOverKind; terms: ReturnTerms | null };

/** Numbered steps in one column, and the action in a bar below; everything is large enough for a finger. */
export const HandOverForm = ({ booking, kind, terms }: Props) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'handOver' });
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
        <HandOverRefused handOver={handOver} booking={booking} isReturn={isReturn} />
        {steps.papers && <PapersStep number={steps.papers} handOver={handOver} />}
        {!isReturn && <MoneyStep number={steps.money} handOver={handOver} isReturn={false} />}
        <MeterStep number={steps.meter} handOver={handOver} terms={terms} />
        <PhotosStep number={steps.photos} handOver={handOver} kind={kind} />
        <NotesStep number={steps.notes} handOver={handOver} />
        {steps.late && <LateStep number={steps.late} handOver={handOver} terms={terms} />}
        {isReturn && <MoneyStep number={steps.money} handOver={handOver} isReturn />}
      </div>
      <div className="no-print sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 md:px-6">
        <p className="min-w-0 flex-[1_1_220px] text-xs text-muted">{t(isReturn ? 'readyReturn' : 'readyPickUp')}</p>
        <Button type="submit" look="accent" busy={handOver.isBusy && t('busy')}>
          <Icon name="key" />
          {t(isReturn ? 'return' : 'pickUp')}
        </Button>
      </div>
      {handOver.unsaved}
      <AskFirst handOver={handOver} isReturn={isReturn} />
    </form>
  );
};
