import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { movedTo, otherVehiclesPath, type Rental } from '../../../rental/rental.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { dateOf, formatDayTime, timeOf } from '../../../ui/dates.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Availability } from '../state/use-availability.ts';

type Props = Extract<Availability, { state: 'unavailable' }> & { rental: Rental; onMove: (rental: Rental) => void };

/** Why and until when the vehicle is taken, and what to do about it. */
const NotFree = ({ conflicts, freeFrom, rental, onMove }: Props) => {
  const t = useWords('booking');
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
export default NotFree;
