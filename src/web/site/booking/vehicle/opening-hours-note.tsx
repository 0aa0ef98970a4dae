import { useTranslation } from 'react-i18next';
import { api } from '../../../api/browser.ts';
import { periodOf } from '../../../rental/rental.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { BookingDraft } from '../state/draft.ts';

/** Says when a pick-up or return is outside opening hours, which is allowed by arrangement. */
export const OpeningHoursNote = ({ draft }: { draft: BookingDraft }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'outside' });
  const which = useOutsideHours(draft);
  return (
    <div aria-live="polite">
      {which && (
        <p className="mt-3 flex items-start gap-2 px-4 text-sm text-muted">
          <Icon name="clock" size="sm" className="mt-0.5" />
          {t(which)}
        </p>
      )}
    </div>
  );
};

const useOutsideHours = ({ rental, vehicleId }: BookingDraft) => {
  const period = periodOf(rental);
  const { pickupLocation, dropoffLocation } = rental;
  const isWhole = period !== null && pickupLocation !== '' && dropoffLocation !== '';
  const { answer } = useLatest(
    isWhole ? JSON.stringify([period, pickupLocation, dropoffLocation]) : null,
    async (signal) => {
      if (!period) return null;
      const hoursAt = async (location: string) => {
        const body = { vehicleId, ...period, location };
        const answer = await api.call('POST /bookings/check-availability', { body, signal });
        return answer.success ? answer.data.outsideOpeningHours : null;
      };
      const atPickUp = await hoursAt(pickupLocation);
      return outsideAt(atPickUp, dropoffLocation === pickupLocation ? atPickUp : await hoursAt(dropoffLocation));
    },
    { pauseMs: 500 },
  );
  return answer;
};

type Outside = Readonly<{ pickUp: boolean; dropOff: boolean }> | null;

/** Which ends of a rental are outside opening hours: the pick-up at its place, the return at its own. */
export const outsideAt = (atPickUp: Outside, atReturn: Outside): 'pickUp' | 'dropOff' | 'both' | null => {
  const [pickUp, dropOff] = [atPickUp?.pickUp === true, atReturn?.dropOff === true];
  if (pickUp && dropOff) return 'both';
  if (pickUp) return 'pickUp';
  return dropOff ? 'dropOff' : null;
};
