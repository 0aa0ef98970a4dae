import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import type { Waiting } from './read-dashboard.ts';

type Props<Row> = {
  icon: IconName;
  title: string;
  /** What is said when nothing waits. */
  none: string;
  waiting: Waiting<Row>;
  /** False where how many there are says nothing. */
  isCounted?: boolean;
  /** The way to all of them. */
  action?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** One kind of work that waits: how much of it, and the first of it. */
export const WaitingCard = <Row,>({ icon, title, none, waiting, isCounted = true, action, children }: Props<Row>) => {
  const { t } = useTranslation('office');
  const { revalidate } = useRevalidator();
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface">
      <h2 className="flex items-center gap-2.5 border-b border-line px-4 py-3 text-sm">
        <Icon name={icon} size="sm" />
        {title}
        {waiting && isCounted && <span className="text-base figures">{countText(waiting.total)}</span>}
        {action && <span className="ml-auto text-xs font-medium text-link">{action}</span>}
      </h2>
      {waiting === null && (
        <div className="p-3">
          <RetryAlert tone="danger" title={t('failed')} retry={() => revalidate()} />
        </div>
      )}
      {waiting && waiting.rows.length === 0 && <p className="px-4 py-3 text-xs text-muted">{none}</p>}
      {waiting && waiting.rows.length > 0 && children(waiting.rows)}
    </section>
  );
};
