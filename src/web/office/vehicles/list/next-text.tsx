import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import type { FleetRow } from './read-fleet.ts';

/** What a vehicle waits for: its return, the end of maintenance, its next pick-up. */
export const NextText = ({ next }: Pick<FleetRow, 'next'>) => {
  const { t } = useTranslation('fleet', { keyPrefix: 'next' });
  const language = useLanguage();
  if (!next) return <p className="truncate text-2xs text-subtle">{t('nothing')}</p>;
  const moment = formatDayTime(next.at, language);
  return (
    <p className={`line-clamp-2 text-2xs figures ${next.kind === 'late' ? 'font-medium text-danger' : 'text-muted'}`}>
      {t(next.kind, { moment, reason: next.reason })}
    </p>
  );
};
