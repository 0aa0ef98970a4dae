import { useTranslation } from 'react-i18next';
import { kindOfHours, withEnDashes } from '#kernel/hours-in-print.ts';

/** Returns opening hours as the business wrote them, or a text that says there are none. */
export const useHoursText = () => {
  const { t } = useTranslation('contact');
  return (hours: string): string => {
    if (hours.trim() === '') return t('missing.hours');
    return kindOfHours(hours) === 'closed' ? t('hours.closed') : withEnDashes(hours);
  };
};
