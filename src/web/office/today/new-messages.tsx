import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../languages/use-language.ts';
import { formatDayTime } from '../../ui/dates.ts';
import type { Today } from './read-today.ts';
import { WaitingCard } from './waiting-card.tsx';
import { WaitingRows } from './waiting-rows.tsx';

/** What came by the contact form and nobody has read, the newest first. */
export const NewMessages = ({ waiting }: { waiting: Today['messages'] }) => {
  const { t } = useTranslation('today', { keyPrefix: 'messages' });
  const language = useLanguage();
  return (
    <WaitingCard icon="mail" title={t('title')} none={t('none')} waiting={waiting}>
      {(rows) => (
        <WaitingRows
          total={waiting?.total ?? 0}
          rows={rows.map(({ id, name, subject, createdAt }) => ({
            id,
            title: name,
            lines: [subject, formatDayTime(createdAt, language)],
          }))}
        />
      )}
    </WaitingCard>
  );
};
