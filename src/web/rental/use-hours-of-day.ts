import { useTranslation } from 'react-i18next';
import { inPrint, kindOfHours } from '#kernel/hours-in-print.ts';
import { useLanguage } from '../languages/use-language.ts';
import { formatDay } from '../ui/dates.ts';

/** When a place is open on the day on which a key changes hands there. */
export const useHoursOfDay = (): ((hours: string, date: string) => string) => {
  const { t } = useTranslation('quote', { keyPrefix: 'hours' });
  const language = useLanguage();
  return (hours, date) => {
    const day = formatDay(date, language, { long: true });
    const kind = kindOfHours(hours);
    return kind === 'written' ? t('open', { day, hours: inPrint(hours) }) : t(kind, { day });
  };
};
