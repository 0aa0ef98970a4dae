import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';

type Props<Data> = {
  icon?: IconName;
  title: string;
  /** Content beside the title: a number, or what the card is about. */
  aside?: (data: Data) => ReactNode;
  action?: { to: string; word: string };
  /** Null where it could not be read. */
  data: Data | null;
  /** Nothing is in it, so it has no line under its heading. */
  isEmpty?: boolean;
  children: (data: Data) => ReactNode;
};

/** A card of the dashboard. If its data could not be loaded, it shows an alert with a retry instead. */
export const DashboardCard = <Data,>({ icon, title, aside, action, data, isEmpty = false, children }: Props<Data>) => {
  const t = useWords('office');
  const { revalidate } = useRevalidator();
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface">
      <div
        className={`flex min-h-12 flex-wrap items-center gap-x-2.5 px-4 py-2.5 text-sm ${isEmpty ? '' : 'border-b border-line'}`}
      >
        {icon && <Icon name={icon} size="sm" />}
        <h2 className="text-sm">{title}</h2>
        {data !== null && aside?.(data)}
        {action && (
          <Link to={action.to} className="ml-auto inline-flex min-h-6 items-center text-xs font-medium text-link">
            {action.word}
          </Link>
        )}
      </div>
      {data === null ? (
        <div className="p-3">
          <RetryAlert tone="danger" title={t('failed')} retry={() => revalidate()} />
        </div>
      ) : (
        children(data)
      )}
    </section>
  );
};
