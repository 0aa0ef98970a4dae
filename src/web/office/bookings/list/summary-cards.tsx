import { Link } from 'react-router';
import { formatNumber } from '#kernel/format-number.ts';
import { useWords } from '../../../languages/use-words.ts';
import { looksOf } from '../../list/list-search.ts';
import { type BookingSearch, bookingList, bookingsPath, statuses } from './bookings-address.ts';
import type { BookingStats } from './read-bookings.ts';

const marks = {
  pending: 'bg-pending-mark',
  confirmed: 'bg-confirmed-mark',
  completed: 'bg-completed-mark',
  cancelled: 'bg-cancelled-mark',
} as const;

type Props = { stats: BookingStats; search: BookingSearch };

/** The number of bookings in all and by status; each links to its list. Not on a phone, where the list comes first. */
export const SummaryCards = ({ stats, search }: Props) => {
  const { status, view } = search;
  const t = useWords('bookings');
  return (
    <ul
      aria-label={t('summary.label')}
      className="grid grid-cols-2 gap-2 px-4 pt-4 max-sm:hidden sm:grid-cols-3 tablet:grid-cols-5 md:px-6"
    >
      <Figure to={bookingsPath(looksOf(bookingList, search))} name={t('summary.total')} count={stats.total} />
      {statuses.map((one) => (
        <Figure
          key={one}
          to={bookingsPath({ ...looksOf(bookingList, search), status: one })}
          name={t(`status.${one}`)}
          count={stats[one]}
          mark={marks[one]}
          isOpen={status === one && view === ''}
        />
      ))}
    </ul>
  );
};

type FigureProps = { to: string; name: string; count: number; mark?: string; isOpen?: boolean };

const Figure = ({ to, name, count, mark, isOpen = false }: FigureProps) => (
  <li>
    <Link
      to={to}
      aria-current={isOpen || undefined}
      className="block rounded-md border border-line bg-surface px-3 py-2 quick hover:bg-hover aria-[current]:border-brand"
    >
      <span className="flex items-center gap-1.5 text-2xs text-muted">
        {mark && <span aria-hidden="true" className={`size-1.75 rounded-full ${mark}`} />}
        {name}
      </span>
      <span className="text-lg font-semibold figures">{formatNumber(count)}</span>
    </Link>
  </li>
);
