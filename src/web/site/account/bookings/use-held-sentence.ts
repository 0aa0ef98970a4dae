import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { useNow } from '../../../shell/use-now.ts';
import { dateOf, formatDayTime, timeOf, today } from '../../../ui/dates.ts';
import { stageOf } from '../../manage/page/stage.ts';
import type { OwnBooking } from './read-own-bookings.ts';

/** Until when an unpaid booking holds its vehicle; null where it holds none, or not any more. */
export const useHeldSentence = (booking: OwnBooking): string | null => {
  const { t } = useTranslation('account', { keyPrefix: 'card' });
  const language = useLanguage();
  const now = useNow();
  const { holdUntil } = booking;
  if (!holdUntil || stageOf(booking) !== 'held' || Date.parse(holdUntil) <= now) return null;
  return dateOf(holdUntil) === today(now)
    ? t('heldToday', { time: timeOf(holdUntil) })
    : t('held', { moment: formatDayTime(holdUntil, language) });
};
