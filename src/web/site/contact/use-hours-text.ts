import { kindOfHours, withEnDashes } from '#kernel/hours-in-print.ts';
import { useWords } from '../../languages/use-words.ts';

/** Returns opening hours as the business wrote them, or a text that says there are none. */
export const useHoursText = () => {
  const t = useWords('contact');
  return (hours: string): string => {
    if (hours.trim() === '') return t('missing.hours');
    return kindOfHours(hours) === 'closed' ? t('hours.closed') : withEnDashes(hours);
  };
};
