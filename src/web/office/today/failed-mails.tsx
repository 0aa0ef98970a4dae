import { useTranslation } from 'react-i18next';
import type { ForAdmins } from './read-today.ts';
import { WaitingCard } from './waiting-card.tsx';
import { WaitingRows } from './waiting-rows.tsx';

/** Mails that did not go out, and what the mail server said. */
export const FailedMails = ({ waiting }: { waiting: ForAdmins['mails'] }) => {
  const { t } = useTranslation('today', { keyPrefix: 'mails' });
  return (
    <WaitingCard icon="alert" title={t('title')} none={t('none')} waiting={waiting}>
      {(rows) => (
        <WaitingRows
          total={waiting?.total ?? 0}
          rows={rows.map(({ id, subject, to, lastError }) => ({
            id,
            title: subject,
            lines: [t('to', { address: to.address }), ...(lastError ? [lastError] : [])],
          }))}
        />
      )}
    </WaitingCard>
  );
};
