import { lazy, Suspense } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import type { Rental } from '../../../rental/rental.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Availability } from '../state/use-availability.ts';

// Only needed where the vehicle is taken.
const NotFree = lazy(() => import('./not-free.tsx'));

type Props = {
  availability: Availability;
  /** Rental days, once the quote has arrived. */
  days: number | undefined;
  rental: Rental;
  onMove: (rental: Rental) => void;
};

/** The result of the availability check. */
export const AvailabilityNotice = ({ availability, days, rental, onMove }: Props) => {
  const t = useWords('booking', 'availability');
  const { state } = availability;
  if (state === 'unasked') return null;
  return (
    <div aria-live="polite" className="mt-2">
      {state === 'checking' && (
        <p className="flex min-h-6 items-center gap-2 text-sm text-muted">
          <Spinner />
          {t('checking')}
        </p>
      )}
      {state === 'available' && (
        <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className="flex items-center gap-2 text-success">
            <Icon name="check" size="sm" />
            {t('available')}
          </span>
          {days && <span>{t('availableText', { count: days })}</span>}
        </p>
      )}
      {state === 'unavailable' && (
        <Suspense fallback={<Alert tone="danger" title={t('unavailable')} />}>
          <NotFree {...availability} rental={rental} onMove={onMove} />
        </Suspense>
      )}
      {state === 'failed' && <Failed {...availability} />}
    </div>
  );
};

const Failed = ({ isAnswered, retry }: Extract<Availability, { state: 'failed' }>) => {
  const t = useWords('booking');
  return (
    <Alert
      tone="warning"
      title={t(isAnswered ? 'availability.failed' : 'availability.unreachable')}
      action={
        <Button size="sm" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {t('availability.unreachableText')}
    </Alert>
  );
};
