import { useTranslation } from 'react-i18next';
import { inPrint, saysClosed } from './hours-rows.ts';

/** Hours as the page shows them: as the business wrote them, or that there are none. */
export const useHoursText = () => {
  const { t } = useTranslation('contact');
  return (hours: string): string => {
    if (hours.trim() === '') return t('missing.hours');
    return saysClosed(hours) ? t('hours.closed') : inPrint(hours);
  };
};
