import { Link } from 'react-router';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatMonth, timeOf } from '../../ui/dates.ts';
import { moneyOfDaysPath } from '../paying/money-of-days-path.ts';
import { DashboardCard } from './figures/card.tsx';
import { FigureStrip } from './figures/figure-strip.tsx';
import { RecentBookings } from './figures/recent-bookings.tsx';
import { RevenueChart, RevenueTable } from './figures/revenue-chart.tsx';
import { SystemStatus } from './figures/system-status.tsx';
import type { Figures, Today } from './read-dashboard.ts';
import { LastChanges } from './tasks.tsx';

/** The business figures, revenue, recent bookings, system status and the latest changes. */
export const Business = ({ today: { figures, recent, system, admin }, day }: { today: Today; day: string }) => {
  const t = useWords('dashboard');
  const month = formatMonth(day, useLanguage());
  return (
    <>
      {figures && <FigureStrip figures={figures} day={day} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-4">
          <DashboardCard
            title={t('revenue.title')}
            data={figures}
            aside={({ revenue }) => (
              <span className="text-xs text-muted">
                {t('revenue.counts')}
                {revenue.stillComing > 0 && `, ${t('revenue.hint', { month })}`}
              </span>
            )}
            action={{ to: moneyOfDaysPath(day), word: t('revenue.day') }}
          >
            {({ revenue }) => (
              <>
                <div className="px-4 pt-3">
                  <RevenueChart revenue={revenue} />
                </div>
                <RevenueTable revenue={revenue} />
              </>
            )}
          </DashboardCard>
          <RecentBookings recent={recent} />
        </div>
        <div className="grid min-w-0 gap-4">
          <DashboardCard
            title={t('system.title')}
            data={system}
            aside={({ checkedAt }) => (
              <span className="ml-auto text-xs text-muted">{t('system.checked', { time: timeOf(checkedAt) })}</span>
            )}
          >
            {(status) => <SystemStatus system={status} />}
          </DashboardCard>
          <DashboardCard title={t('byStatus.title')} data={figures}>
            {({ bookings }) => <ByStatus bookings={bookings} />}
          </DashboardCard>
          {admin && <LastChanges waiting={admin.changes} />}
        </div>
      </div>
    </>
  );
};

const statuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
const marks = {
  pending: 'fill-pending-mark bg-pending-mark',
  confirmed: 'fill-confirmed-mark bg-confirmed-mark',
  completed: 'fill-completed-mark bg-completed-mark',
  cancelled: 'fill-cancelled-mark bg-cancelled-mark',
} as const;

/** All bookings by status, as a bar and as numbers linking to their lists. */
const ByStatus = ({ bookings: { byStatus, totalBookings } }: Pick<Figures, 'bookings'>) => {
  const t = useWords('dashboard', 'byStatus');
  const shown = statuses.filter((status) => byStatus[status] > 0);
  const widths = shown.map((status) => Math.max(1.5, (byStatus[status] / totalBookings) * 100));
  const all = widths.reduce((sum, width) => sum + width, 0);
  const startOf = (at: number) => (widths.slice(0, at).reduce((sum, width) => sum + width, 0) / all) * 100;
  return (
    <div className="grid gap-2.5 p-4 text-xs">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 3.4"
        preserveAspectRatio="none"
        className="h-2.5 w-full overflow-hidden rounded-full bg-sunken"
      >
        {shown.map((status, at) => (
          <rect
            key={status}
            x={startOf(at)}
            width={((widths[at] ?? 0) / all) * 100 - 0.6}
            height="3.4"
            className={marks[status]}
          />
        ))}
      </svg>
      <ul className="grid">
        {statuses.map((status) => (
          <li key={status}>
            <Link
              to={`/admin/bookings?status=${status}`}
              className="flex min-h-7 items-center gap-2.5 rounded-sm hover:bg-hover"
            >
              <span aria-hidden="true" className={`size-2.25 rounded-xs ${marks[status]}`} />
              {t(status)}
              <span className="ml-auto font-semibold figures">{byStatus[status]}</span>
            </Link>
          </li>
        ))}
        <li className="flex min-h-7 items-center border-t border-line">
          {t('total')}
          <span className="ml-auto font-semibold figures">{totalBookings}</span>
        </li>
      </ul>
    </div>
  );
};
