import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../languages/use-language.ts';
import { type RefundLimits, refundStage } from '../../rental/refund-stage.ts';
import { useNow } from '../../shell/use-now.ts';
import { formatDayTime } from '../../ui/dates.ts';

/** What a cancellation would still bring back, in a sentence: only moments that are ahead are named. */
export const useRefundWords = (): ((limits: RefundLimits, look?: { long: boolean }) => string) => {
  const { t } = useTranslation('booking', { keyPrefix: 'refund' });
  const language = useLanguage();
  const now = useNow();
  return (limits, look) =>
    t(refundStage(limits, now), {
      full: formatDayTime(limits.fullRefundUntil, language, look),
      half: formatDayTime(limits.halfRefundUntil, language, look),
    });
};
