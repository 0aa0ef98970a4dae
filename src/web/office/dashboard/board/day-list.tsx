import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { countText } from '#kernel/paging.ts';
import type { IconName } from '../../../ui/icons.tsx';
import type { BoardList, BoardRow } from '../read-today.ts';
import { TodayCard } from '../today-card.tsx';

type Props = {
  icon: IconName;
  title: string;
  none: string;
  list: BoardList | null;
  /** The bookings that the number counts. */
  to: string;
  /** At the end of the heading. */
  end?: (list: BoardList) => ReactNode;
  isAlarming?: boolean;
  children: (row: BoardRow) => ReactNode;
};

/** One question of the day: how many, a way to their list, and the rows themselves. */
export const DayList = ({ icon, title, none, list, to, end, isAlarming = false, children }: Props) => {
  const { t } = useTranslation('dashboard');
  const alarm = isAlarming && list !== null && list.total > 0 ? 'text-danger' : '';
  return (
    <TodayCard
      icon={icon}
      title={title}
      data={list}
      aside={(found) => (
        <>
          <Link
            to={to}
            aria-label={`${title}: ${countText(found.total)}`}
            className={`inline-grid min-h-6 min-w-6 place-items-center rounded-sm text-lg font-semibold figures hover:bg-hover ${alarm}`}
          >
            {countText(found.total)}
          </Link>
          <span className="ml-auto text-xs font-medium text-link">{end?.(found)}</span>
        </>
      )}
    >
      {({ rows, total }) => (
        <>
          {rows.length === 0 && <p className="px-4 py-3 text-xs text-muted">{none}</p>}
          <ul className="divide-y divide-line">{rows.map(children)}</ul>
          {total > rows.length && (
            <p className="border-t border-line px-4 py-2.5 text-xs text-muted">
              {t('more', { count: total - rows.length })}
            </p>
          )}
        </>
      )}
    </TodayCard>
  );
};
