import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../languages/use-language.ts';
import { useNow } from '../../shell/use-now.ts';
import { formatMonth, today } from '../../ui/dates.ts';
import { type CalendarSearch, otherMonth } from './calendar-address.ts';

/** Of which month the bookings could not be read: this one, the next, or another by its name. */
export const useFailedTitle = ({ from }: CalendarSearch): string => {
  const { t } = useTranslation('calendar', { keyPrefix: 'failed' });
  const language = useLanguage();
  const now = today(useNow());
  const month = (from ?? now).slice(0, 7);
  if (month === now.slice(0, 7)) return t('current');
  if (month === otherMonth(now, 'after').slice(0, 7)) return t('next');
  return t('other', { month: formatMonth(`${month}-01`, language) });
};
