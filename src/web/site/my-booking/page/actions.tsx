import type { ReactNode } from 'react';
import { CHANGE_UNTIL_HOURS } from '#kernel/change-until.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { changeBlocker, isLive, stageOf } from '../../../booking/stage.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PaperButton } from '../../papers/paper-button.tsx';
import { useBookingPapers } from '../../papers/use-booking-papers.ts';
import { ContactLink } from '../help.tsx';
import { useManaged } from '../managed.ts';
import { BookAgain } from './book-again.tsx';

export type ActionPanel = 'dates' | 'earlier' | 'addons' | 'cancel';

type Props = {
  open: ActionPanel | null;
  onOpen: (panel: ActionPanel | null) => void;
  /** The content of the open panel. */
  children: ReactNode;
};

/** The actions allowed on the booking now; for the others, why not, and whom to call. */
export const Actions = ({ open, onOpen, children }: Props) => {
  const t = useWords('myBooking', 'actions');
  const { booking, bookingKey, page } = useManaged();
  const { take, isFailed } = useBookingPapers(booking.bookingId, tokenOf(bookingKey));
  const { may } = booking;
  const stage = stageOf(booking);
  const refusal = changeBlocker(booking, useNow());
  const canChange = page.rules !== null;
  const mayBringEarlier = may.extend && (page.rules?.earlyReturnPercent ?? 0) > 0;
  const toggle = (panel: ActionPanel) => onOpen(open === panel ? null : panel);
  return (
    <div className="no-print border-t border-line">
      <div className="flex flex-wrap items-center gap-2 px-3.5 py-3 md:px-4">
        {may.changeDates && canChange && (
          <Opener panel="dates" open={open} icon="calendar" onToggle={toggle} label={t('dates')} />
        )}
        {may.extend && canChange && (
          <Opener panel="dates" open={open} icon="calendar" onToggle={toggle} label={t('extend')} />
        )}
        {mayBringEarlier && (
          <Opener panel="earlier" open={open} icon="calendar" onToggle={toggle} label={t('earlier')} />
        )}
        {may.changeAddons && canChange && (
          <Opener panel="addons" open={open} icon="plus" onToggle={toggle} label={t('addons')} />
        )}
        {booking.status === 'confirmed' && <PaperButton paper="calendar" label={t('calendar')} take={take} />}
        <PaperButton paper="confirmation" label={t('paper')} take={take} />
        <Button size="sm" onClick={() => window.print()}>
          <Icon name="print" size="sm" />
          {t('print')}
        </Button>
        {!isLive(stage) && <After />}
        {may.cancel && (
          <Button size="sm" look="quiet" className="ml-auto" aria-haspopup="dialog" onClick={() => onOpen('cancel')}>
            {t('cancel')}
          </Button>
        )}
      </div>
      {isFailed && (
        <div className="px-3.5 pb-3 md:px-4">
          <Alert tone="danger" title={t('notLoaded')}>
            {t('notLoadedText')}
          </Alert>
        </div>
      )}
      {refusal && (
        <p className="flex gap-2.5 border-t border-line px-5 py-3.5 text-sm text-muted md:px-7">
          <Icon name="info" size="sm" className="mt-1" />
          <span>
            {t(`refusal.${mayBringEarlier ? 'elsewhere' : refusal}`, { hours: CHANGE_UNTIL_HOURS })} <ContactLink />
          </span>
        </p>
      )}
      {children}
    </div>
  );
};

type OpenerProps = {
  panel: ActionPanel;
  open: ActionPanel | null;
  icon: 'calendar' | 'plus';
  label: string;
  onToggle: (panel: ActionPanel) => void;
};

const Opener = ({ panel, open, icon, label, onToggle }: OpenerProps) => (
  <Button
    size="sm"
    id={`open-${panel}`}
    aria-expanded={open === panel}
    aria-controls={open === panel ? panel : undefined}
    onClick={() => onToggle(panel)}
    className="aria-expanded:border-transparent aria-expanded:bg-brand-soft aria-expanded:text-on-brand-soft"
  >
    <Icon name={icon} size="sm" />
    {label}
  </Button>
);

/** The actions for a completed or cancelled booking. */
const After = () => {
  const t = useWords('myBooking', 'actions');
  const { booking, page } = useManaged();
  return (
    <>
      {booking.status === 'completed' && page.rules?.reviews && (
        <LinkButton to={`/review/${booking.bookingId}`} size="sm">
          <Icon name="star" size="sm" />
          {t('review')}
        </LinkButton>
      )}
      <BookAgain booking={booking}>
        <Icon name="repeat" size="sm" />
        {t('again')}
      </BookAgain>
    </>
  );
};
