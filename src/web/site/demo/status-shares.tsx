import { useTranslation } from 'react-i18next';
import { byStatus } from './demo-figures.ts';
import { Panel } from './panel.tsx';

const marks = {
  pending: 'bg-pending-mark',
  confirmed: 'bg-confirmed-mark',
  completed: 'bg-completed-mark',
  cancelled: 'bg-cancelled-mark',
} as const;

const total = byStatus.reduce((sum, { count }) => sum + count, 0);

export const StatusShares = () => {
  const { t } = useTranslation('demo');
  const written = (count: number) => count.toLocaleString('en-US');
  return (
    <Panel heading={t('byStatus.heading')}>
      <div className="grid gap-3.5 p-4">
        <p className="text-xs text-muted figures">{t('byStatus.total', { total: written(total) })}</p>
        <div aria-hidden="true" className="flex h-3 gap-0.75">
          {byStatus.map(({ status, count }) => (
            <span key={status} className={`min-w-1 rounded-xs ${marks[status]}`} style={{ flexGrow: count }} />
          ))}
        </div>
        <ul className="grid gap-2">
          {byStatus.map(({ status, count }) => (
            <li key={status} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-2.25 rounded-xs ${marks[status]}`} />
              {t(`status.${status}`)}
              <span className="ml-auto font-semibold figures">{written(count)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
};
