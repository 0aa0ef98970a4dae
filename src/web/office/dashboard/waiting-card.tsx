import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { useWords } from '../../languages/use-words.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import type { Waiting } from './read-dashboard.ts';

type Props<Row> = {
  icon: IconName;
  title: string;
  /** The text when nothing waits. */
  none: string;
  waiting: Waiting<Row>;
  /** False where the number of items is of no interest. */
  isCounted?: boolean;
  /** The link to all items. */
  action?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A card of one kind of waiting work: the count, and the first items. */
export const WaitingCard = <Row,>({ icon, title, none, waiting, isCounted = true, action, children }: Props<Row>) => {
  const t = useWords('office');
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
