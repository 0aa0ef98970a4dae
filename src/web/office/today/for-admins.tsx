import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Timeline } from '../timeline/timeline.tsx';
import type { Today } from './read-today.ts';
import { WaitingCard } from './waiting-card.tsx';
import { WaitingRows } from './waiting-rows.tsx';

/** What only admins are shown: mails that did not go out, and what was changed last. */
export const ForAdmins = ({ mails, changes }: NonNullable<Today['admin']>) => {
  const { t } = useTranslation('today');
  return (
    <>
      <WaitingCard icon="alert" title={t('mails.title')} none={t('mails.none')} waiting={mails}>
        {(rows) => (
          <WaitingRows
            total={mails?.total ?? 0}
            rows={rows.map(({ id, subject, to, lastError }) => ({
              id,
              title: subject,
              lines: [t('mails.to', { address: to.address }), ...(lastError ? [lastError] : [])],
            }))}
          />
        )}
      </WaitingCard>
      <WaitingCard
        icon="history"
        title={t('changes.title')}
        none={t('changes.none')}
        waiting={changes}
        isCounted={false}
        action={<Link to="/admin/audit">{t('changes.all')}</Link>}
      >
        {(rows) => (
          <div className="px-4 py-3">
            <Timeline entries={rows} />
          </div>
        )}
      </WaitingCard>
    </>
  );
};
