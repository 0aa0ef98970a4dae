import { useCopiedAt } from '../../../device/use-copied-at.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { formatDayTime, today } from '../../../ui/dates.ts';
import type { Booking } from '../booking.ts';
import { isEarly } from './fields.ts';

/** Says that a pick-up is before its day, and whether the vehicle is free until then. */
export const EarlyPickUp = ({ booking }: { booking: Booking }) => {
  const t = useWords('bookings', 'handOver');
  const language = useLanguage();
  const isCopy = useCopiedAt(booking) !== null;
  const { pickupDate, vehicle } = booking;
  const { takenEarlier: taken, outWith, status } = vehicle;
  if (!isEarly(booking, today(useNow()))) return null;
  const whenOf = (at: string) => formatDayTime(at, language);
  const isInMaintenance = status === 'maintenance';
  const isFree = !taken && !outWith && !isInMaintenance;
  return (
    <div className="pt-4">
      <Alert tone={isFree ? 'info' : 'warning'} title={t('earlyTitle', { when: whenOf(pickupDate) })}>
        {!isCopy && (
          <p>
            {isFree && t('earlyFree')}
            {isInMaintenance && t('earlyInMaintenance')}
            {!isInMaintenance &&
              !outWith &&
              taken &&
              t(`earlyTaken.${taken.reason}`, { from: whenOf(taken.from), until: whenOf(taken.until) })}
          </p>
        )}
        <p>{t('earlyPrice')}</p>
      </Alert>
    </div>
  );
};
