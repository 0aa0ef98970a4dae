import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Booking } from '../booking.ts';

/** Whether the agreement is signed, and in what the booking has changed since. */
export const useAgreementText = ({ state, changed }: Booking['agreement']): string => {
  const t = useWords('signing');
  const language = useLanguage();
  if (changed.length === 0) return t(state);
  const what = new Intl.ListFormat(language, { type: 'conjunction' }).format(changed.map((one) => t(`changed.${one}`)));
  return `${t(state)} ${t('changedSince', { what })}`;
};
