import { useTranslation } from 'react-i18next';
import { inPrint, kindOfHours } from '#kernel/hours-in-print.ts';

/** Hours as the page shows them: as the business wrote them, or that there are none. */
export const useHoursText = () => {
  const { t } = useTranslation('contact');
  return (hours: string): string => {
    if (hours.trim() === '') return t('missing.hours');
    return kindOfHours(hours) === 'closed' ? t('hours.closed') : inPrint(hours);
  };
};
