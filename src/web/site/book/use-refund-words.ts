import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../languages/use-language.ts';
import { formatDayTime } from '../../ui/dates.ts';
import { useNow } from '../use-now.ts';
import type { Booking } from './booking-in-hand.ts';
import { refundStage } from './refund-stage.ts';

/** What a cancellation would still bring back, in a sentence: only moments that are ahead are named. */
export const useRefundWords = (): ((booking: Booking, look?: { long: boolean }) => string) => {
  const { t } = useTranslation('booking', { keyPrefix: 'refund' });
  const language = useLanguage();
  const now = useNow();
  return (booking, look) =>
    t(refundStage(booking, now), {
      full: formatDayTime(booking.fullRefundUntil, language, look),
      half: formatDayTime(booking.halfRefundUntil, language, look),
    });
};
