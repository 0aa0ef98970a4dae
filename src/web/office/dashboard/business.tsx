import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../languages/use-language.ts';
import { formatMonth, timeOf } from '../../ui/dates.ts';
import { ByStatus } from './figures/by-status.tsx';
import { FigureStrip } from './figures/figure-strip.tsx';
import { RecentBookings } from './figures/recent-bookings.tsx';
import { RevenueChart, RevenueTable } from './figures/revenue-chart.tsx';
import { SystemStatus } from './figures/system-status.tsx';
import type { Today } from './read-today.ts';
import { TodayCard } from './today-card.tsx';

/** Figures, revenue, recent bookings, and whether everything works. */
export const Business = ({ today: { figures, recent, system }, day }: { today: Today; day: string }) => {
  const { t } = useTranslation('dashboard');
  const month = formatMonth(day, useLanguage());
  return (
    <>
      {figures && <FigureStrip figures={figures} day={day} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <TodayCard
          title={t('revenue.title')}
          data={figures}
          aside={({ revenue }) =>
            revenue.stillComing > 0 && <span className="text-xs text-muted">{t('revenue.hint', { month })}</span>
          }
        >
          {({ revenue }) => (
            <>
              <div className="px-4 pt-3">
                <RevenueChart revenue={revenue} />
              </div>
              <RevenueTable revenue={revenue} />
            </>
          )}
        </TodayCard>
        <TodayCard
          title={t('system.title')}
          data={system}
          aside={({ checkedAt }) => (
            <span className="ml-auto text-xs text-muted">{t('system.checked', { time: timeOf(checkedAt) })}</span>
          )}
        >
          {(status) => <SystemStatus system={status} />}
        </TodayCard>
        <RecentBookings recent={recent} />
        <TodayCard title={t('byStatus.title')} data={figures}>
          {({ bookings }) => <ByStatus bookings={bookings} />}
        </TodayCard>
      </div>
    </>
  );
};
