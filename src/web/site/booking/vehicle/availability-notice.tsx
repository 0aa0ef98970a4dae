import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { movedTo, otherVehiclesPath, type Rental } from '../../../rental/rental.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { dateOf, formatDayTime, timeOf } from '../../../ui/dates.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Availability } from '../state/use-availability.ts';

type Props = {
  availability: Availability;
  /** Rental days, once the quote has arrived. */
  days: number | undefined;
  rental: Rental;
  onMove: (rental: Rental) => void;
};

/** The result of the availability check. */
export const AvailabilityNotice = ({ availability, days, rental, onMove }: Props) => {
  const { t } = useTranslation('booking', { keyPrefix: 'availability' });
  const { state } = availability;
  if (state === 'unasked') return null;
  return (
    <div aria-live="polite" className="min-h-18">
      {state === 'checking' && (
        <p className="flex min-h-12 items-center gap-3 px-4 text-sm text-muted">
          <Spinner />
          {t('checking')}
        </p>
      )}
      {state === 'available' && (
        <Alert tone="success" title={t('available')}>
          {days && t('availableText', { count: days })}
        </Alert>
      )}
      {state === 'unavailable' && <NotFree {...availability} rental={rental} onMove={onMove} />}
      {state === 'failed' && <Failed {...availability} />}
    </div>
  );
};

const Failed = ({ isAnswered, retry }: Extract<Availability, { state: 'failed' }>) => {
  const { t } = useTranslation('booking');
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

type NotFreeProps = Extract<Availability, { state: 'unavailable' }> & Pick<Props, 'rental' | 'onMove'>;

const NotFree = ({ conflicts, freeFrom, rental, onMove }: NotFreeProps) => {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const [conflict] = conflicts;
  const moment = (at: string) => formatDayTime(at, language);
  const takeFrom = (at: string) => onMove(movedTo(rental, `${dateOf(at)}T${timeOf(at)}`));
  return (
    <Alert tone="danger" title={t('availability.unavailable')}>
      <p>
        {conflict?.reason === 'booked' &&
          t('availability.booked', { from: moment(conflict.from), until: moment(conflict.until) })}
        {conflict?.reason === 'maintenance' && t('availability.maintenance', { until: moment(conflict.until) })}{' '}
        {freeFrom ? t('availability.freeFrom', { moment: moment(freeFrom) }) : t('availability.noneSoon')}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {freeFrom && (
          <Button size="sm" onClick={() => takeFrom(freeFrom)}>
            {t('availability.takeFrom')}
          </Button>
        )}
        <LinkButton to={otherVehiclesPath(rental)} size="sm">
          {t('otherCars')}
        </LinkButton>
      </div>
    </Alert>
  );
};
