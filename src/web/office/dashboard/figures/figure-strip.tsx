import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatMonth } from '../../../ui/dates.ts';
import type { Figures } from '../read-dashboard.ts';
import { Change, Figure } from './figure.tsx';
import { monthBeside } from './months.ts';
import { ShortMoney } from './short-money.tsx';

/** The business in five numbers. */
export const FigureStrip = ({ figures, day }: { figures: Figures; day: string }) => {
  const t = useWords('dashboard', 'figures');
  const language = useLanguage();
  const { vehicles, bookings, revenue } = figures;
  const last = formatMonth(monthBeside(day, -1), language);
  const next = formatMonth(monthBeside(day, 1), language);
  const lastDays = t('onLast', { month: last, day: Number(day.slice(8)) });
  return (
    <dl
      aria-label={t('label')}
      className="grid overflow-hidden rounded-lg border border-line bg-line gap-px grid-cols-2 lg:grid-cols-5"
    >
      <Figure name={t('revenue')} value={<ShortMoney baht={revenue.monthlyRevenue} />}>
        <Growth percent={revenue.revenueGrowth} text={lastDays} />
      </Figure>
      <Figure name={t('active')} value={bookings.activeBookings}>
        <Growth name={t('made')} percent={bookings.bookingGrowth} text={lastDays} />
      </Figure>
      <Figure
        name={t('available')}
        value={
          <>
            {vehicles.available}
            <span className="text-sm font-regular text-muted"> / {vehicles.totalVehicles}</span>
          </>
        }
      >
        {t('ofTotal', { total: vehicles.totalVehicles })}, {t('inMaintenance', { count: vehicles.maintenance })}
      </Figure>
      <Figure name={t('utilization')} value={vehicles.utilization === null ? '–' : `${vehicles.utilization}%`}>
        {vehicles.utilization !== null && vehicles.utilizationBefore !== null && (
          <>
            <Change
              by={vehicles.utilization - vehicles.utilizationBefore}
              sayOf={(points) => t('points', { points })}
            />
            {t('onBefore')}
          </>
        )}
      </Figure>
      <Figure name={t('projected', { month: next })} value={<ShortMoney baht={revenue.nextMonthRevenue} />}>
        {t('from', { count: revenue.nextMonthBookings })}
      </Figure>
    </dl>
  );
};

type GrowthProps = { name?: string; percent: number | null; text: string };

/** How much more it is than before; nothing where there was nothing to compare it with. */
const Growth = ({ name, percent, text }: GrowthProps) =>
  percent !== null && (
    <>
      {name} <Change by={percent} sayOf={(figure) => `${figure}%`} />
      {text}
    </>
  );
