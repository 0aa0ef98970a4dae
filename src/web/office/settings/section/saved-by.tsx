import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { useNow } from '../../../shell/use-now.ts';
import { formatDay, isBeyondYear } from '../../../ui/dates.ts';
import type { AnySection } from './any-section.ts';

/** Who saved last, and when: `Saved 12 Nov by Arthit`. */
export const SavedBy = ({ last }: { last: AnySection['savedLast'] }) => {
  const { t } = useTranslation('settings', { keyPrefix: 'section' });
  const language = useLanguage();
  const now = useNow();
  if (!last?.savedAt) return <span className="text-subtle">{t('defaults')}</span>;
  const year = isBeyondYear(last.savedAt, last.savedAt, now);
  const day = formatDay(last.savedAt, language, { weekday: false, year });
  return (
    <span className="text-subtle">
      {last.savedBy ? t('savedBy', { day, who: last.savedBy }) : t('savedOn', { day })}
    </span>
  );
};
