import type { ReactNode } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { StartedDayNote } from '../../../quote/started-day-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { useRentalWords } from '../frame/wizard-words.ts';
import { useWizard } from '../state/wizard-context.ts';

type Props = {
  onOpen: () => void;
  /** Whether the vehicle is free then. */
  children: ReactNode;
};

/** The known places and times in one card, with Change. */
export const FoldedRental = ({ onOpen, children }: Props) => {
  const t = useWords('booking');
  const { quote, draft } = useWizard();
  const { start, end } = useRentalWords();
  const days = quote.quote?.days;
  return (
    <>
      <div className="mt-4 rounded-lg border border-line bg-surface px-4 py-3">
        <div className="flex items-center justify-between gap-4">
          <div className="min-w-0 leading-snug">
            <p className="font-semibold figures">
              <span className="inline-block">{start.when} –</span> <span className="inline-block">{end.when}</span>
              {days && <span className="font-regular text-muted"> · {t('summary.days', { count: days })}</span>}
            </p>
            <p className="mt-0.5 text-sm text-muted">
              {start.where === end.where ? start.where : t('vehicle.period', { from: start.where, until: end.where })}
            </p>
          </div>
          <Button onClick={onOpen}>
            <span aria-hidden="true">{t('vehicle.change')}</span>
            <span className="sr-only">{t('vehicle.changeDates')}</span>
          </Button>
        </div>
        {children}
      </div>
      <StartedDayNote rental={draft.rental} />
    </>
  );
};
