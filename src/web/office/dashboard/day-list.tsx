import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { useWords } from '../../languages/use-words.ts';
import type { IconName } from '../../ui/icons.tsx';
import { namedWithPlate } from '../named-with-plate.ts';
import { DashboardCard } from './figures/card.tsx';
import type { BoardList, BoardRow } from './read-dashboard.ts';

type Props = {
  icon: IconName;
  title: string;
  none: string;
  list: BoardList | null;
  /** The list of the bookings counted. */
  to: string;
  /** Content at the end of the heading. */
  end?: (list: BoardList) => ReactNode;
  isAlarming?: boolean;
  children: (row: BoardRow) => ReactNode;
};

/** A list of today's bookings: the count, a link to the full list, and the first rows. */
export const DayList = ({ icon, title, none, list, to, end, isAlarming = false, children }: Props) => {
  const t = useWords('dashboard');
  const alarm = isAlarming && list !== null && list.total > 0 ? 'text-danger' : '';
  return (
    <DashboardCard
      icon={icon}
      title={title}
      data={list}
      aside={(row) => (
        <>
          <Link
            to={to}
            aria-label={`${title}: ${countText(row.total)}`}
            className={`inline-grid min-h-6 min-w-6 place-items-center rounded-sm text-lg font-semibold figures hover:bg-hover ${alarm}`}
          >
            {countText(row.total)}
          </Link>
          <span className="ml-auto text-xs font-medium text-link">{end?.(row)}</span>
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
    </DashboardCard>
  );
};

type DayRowProps = {
  row: BoardRow;
  /** The time, at the start of the row. */
  lead: ReactNode;
  /** Text after the vehicle. */
  beside?: string;
  /** Text under the vehicle. */
  below: string;
  badge?: ReactNode;
  isDone?: boolean;
  children?: ReactNode;
};

/** Keeps a number plate on one line. */
const unbroken = (plate: string): string => plate.replaceAll(' ', '\u00a0');

/** One booking of the day. The whole row links to the booking. */
export const DayRow = ({ row, lead, beside, below, badge, isDone = false, children }: DayRowProps) => (
  <li className="relative flex items-start gap-3 px-4 py-2.5 text-xs leading-snug hover:bg-hover">
    <span className={`w-13 shrink-0 text-sm whitespace-nowrap figures ${isDone ? 'text-muted' : 'font-semibold'}`}>
      {lead}
    </span>
    <div className="min-w-0 flex-1 wrap-anywhere">
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <Link
          to={`/admin/bookings/${row.id}`}
          className={`inline-flex min-h-6 items-center after:absolute after:inset-0 ${isDone ? 'text-muted' : 'font-semibold'}`}
        >
          {row.customerName}
        </Link>
        {badge}
      </div>
      <p className="text-muted">
        {namedWithPlate(row.vehicleName, unbroken(row.vehicleLicensePlate))}
        {beside && `, ${beside}`}
      </p>
      <p className="text-muted">{below}</p>
      {children && <div className="relative mt-1.5 flex flex-wrap gap-1.5">{children}</div>}
    </div>
  </li>
);
