import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { useWords } from '../../languages/use-words.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { AllClear } from './day-list.tsx';
import type { Waiting } from './read-dashboard.ts';

type Props<Row> = {
  icon: IconName;
  title: string;
  /** The text when there is nothing, where that is not “All clear”. */
  none?: string;
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
  const isEmpty = waiting?.rows.length === 0;
  const isClear = isEmpty && none === undefined;
  return (
    <section className="no-print min-w-0 rounded-lg border border-line bg-surface">
      <h2 className={`flex min-h-12 items-center gap-2.5 px-4 py-2.5 text-sm ${isClear ? '' : 'border-b border-line'}`}>
        <Icon name={icon} size="sm" />
        {title}
        {waiting && isCounted && <span className="text-base figures">{countText(waiting.total)}</span>}
        {isClear && <AllClear />}
        {!isClear && action && <span className="ml-auto text-xs font-medium text-link">{action}</span>}
      </h2>
      {waiting === null && (
        <div className="p-3">
          <RetryAlert tone="danger" title={t('failed')} retry={() => revalidate()} />
        </div>
      )}
      {isEmpty && none && <p className="px-4 py-3 text-xs text-muted">{none}</p>}
      {waiting && waiting.rows.length > 0 && children(waiting.rows)}
    </section>
  );
};
