import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Timeline } from '../timeline/timeline.tsx';
import type { ForAdmins } from './read-today.ts';
import { WaitingCard } from './waiting-card.tsx';

/** What was done last, by anybody. */
export const LastChanges = ({ waiting }: { waiting: ForAdmins['changes'] }) => {
  const { t } = useTranslation('today', { keyPrefix: 'changes' });
  return (
    <WaitingCard
      icon="history"
      title={t('title')}
      none={t('none')}
      waiting={waiting}
      isCounted={false}
      action={
        <Link to="/admin/audit" className="inline-flex min-h-6 items-center">
          {t('all')}
        </Link>
      }
    >
      {(rows) => (
        <div className="px-4 pt-3 pb-1">
          <Timeline entries={rows} />
        </div>
      )}
    </WaitingCard>
  );
};
