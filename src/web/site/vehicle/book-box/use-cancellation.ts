import type { BookingRulesShape } from '#contract/settings.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { refundStage } from '../../../rental/refund-stage.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import type { Rental } from '../use-rental.ts';

/** The refund after a cancellation: with dates, by the server's deadlines; without, in hours before pick-up. */
export const useCancellation = ({ terms, now }: Rental, { fullRefundHours }: BookingRulesShape) => {
  const t = useWords('vehicle', 'cancel');
  const language = useLanguage();
  if (!terms) {
    const text = t('hours', { full: fullRefundHours, half: fullRefundHours / 2 });
    return { text, note: t('hoursShort', { count: fullRefundHours }) };
  }
  const stage = refundStage(terms, now);
  const moments = {
    full: formatDayTime(terms.fullRefundUntil, language),
    half: formatDayTime(terms.halfRefundUntil, language),
  };
  return { text: t(stage, moments), note: t(`${stage}Short`, moments) };
};
