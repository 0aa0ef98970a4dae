import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#kernel/format-number.ts';
import { useWords } from '../../../languages/use-words.ts';
import { looksOf } from '../../list/list-search.ts';
import { type BookingSearch, bookingList, bookingsPath, views } from './bookings-address.ts';
import type { BookingStats } from './read-bookings.ts';

type Props = { stats: BookingStats | null; search: BookingSearch };

/** The views of the list as tabs, each with its number of bookings. */
export const ViewTabs = ({ stats, search }: Props) => {
  const { view } = search;
  const t = useWords('bookings', 'views');
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolls to the open tab if the tabs do not all fit.
    const open = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (tabs.current && open)
      tabs.current.scrollLeft = open.offsetLeft + open.offsetWidth + 24 - tabs.current.clientWidth;
  }, []);
  return (
    <nav ref={tabs} aria-label={t('label')} className="relative mt-3 overflow-x-auto border-b border-line px-4 md:px-6">
      <ul className="flex w-max gap-x-1 tablet:w-auto tablet:flex-wrap">
        <Tab
          to={bookingsPath(looksOf(bookingList, search))}
          name={t('all')}
          count={stats?.total}
          isOpen={view === ''}
        />
        {views.map((one) => (
          <Tab
            key={one}
            to={bookingsPath({ ...looksOf(bookingList, search), view: one })}
            name={t(one)}
            count={stats?.views[one]}
            isOpen={view === one}
          />
        ))}
      </ul>
    </nav>
  );
};

const Tab = ({ to, name, count, isOpen }: { to: string; name: string; count: number | undefined; isOpen: boolean }) => (
  <li>
    <Link
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      className="flex min-h-10 items-center gap-2 border-b-2 border-transparent px-2 text-xs font-medium whitespace-nowrap text-muted quick hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
    >
      {name}
      {count !== undefined && (
        <span
          className={`rounded-full px-1.75 py-px text-2xs figures ${isOpen ? 'bg-brand-soft text-on-brand-soft' : 'bg-sunken text-muted'}`}
        >
          {formatNumber(count)}
        </span>
      )}
    </Link>
  </li>
);
