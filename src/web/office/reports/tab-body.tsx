import { nationalityIn } from '#words/nationality.ts';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatMonth } from '../../ui/dates.ts';
import { DashboardCard } from '../dashboard/figures/card.tsx';
import { Figure } from '../dashboard/figures/figure.tsx';
import { MonthlyRevenue } from './charts/revenue-card.tsx';
import { NewAndReturning, TopCustomers } from './customers-part.tsx';
import { DemandTab } from './demand-tab.tsx';
import { DepositsTab } from './deposits-tab.tsx';
import { CategoryUse, CountBars, UtilizationFigure } from './parts/category-use.tsx';
import { countText, MoneyFigures, Strip } from './parts/money-figures.tsx';
import { TopVehicles } from './parts/top-vehicles.tsx';
import { RecentTable } from './recent-table.tsx';
import type { Report } from './reports-address.ts';
import { RevenueTab } from './revenue-tab.tsx';
import { VehiclesTab } from './vehicles-tab.tsx';

/** The open tab's report, below a notice if there are neither bookings nor payments. */
export const TabBody = ({ report }: { report: Report }) => (
  <div className="grid gap-4 px-4 pt-4.5 md:px-6">
    {isEmpty(report) && <NothingYet />}
    <Shown report={report} />
  </div>
);

const Shown = ({ report: { tab, answer } }: { report: Report }) => {
  if (!answer.success) return null;
  if (tab === 'overview') return <Overview report={answer.data} />;
  if (tab === 'revenue') return <RevenueTab report={answer.data} />;
  if (tab === 'customers') return <CustomersTab report={answer.data} />;
  if (tab === 'deposits') return <DepositsTab report={answer.data} />;
  if (tab === 'demand') return <DemandTab report={answer.data} />;
  return <VehiclesTab report={answer.data} />;
};

const isEmpty = ({ answer }: Report): boolean => {
  if (!answer.success || !('revenue' in answer.data)) return false;
  return answer.data.revenue.total === 0 && answer.data.bookings.total === 0;
};

const NothingYet = () => {
  const t = useWords('reports');
  return <Alert title={t('none')}>{t('noneText')}</Alert>;
};

type CustomersReport = DataOf<'GET /admin/reports/customers'>;

/** Customer figures: numbers, frequency and nationalities. */
const CustomersTab = ({ report }: { report: CustomersReport }) => {
  const t = useWords('reports', 'figure');
  const month = formatMonth(report.updatedAt, useLanguage());
  return (
    <>
      <Strip columns={5}>
        <Figure name={t('customers')} value={countText(report.totalCustomers)}>
          {t('customersText')}
        </Figure>
        <NewAndReturning booked={{ new: report.newInRange, returning: report.returningInRange }} />
        <Figure name={t('active')} value={countText(report.activeCustomers)}>
          {t('activeText')}
        </Figure>
        <Figure name={t('newThisMonth')} value={countText(report.newCustomersThisMonth)}>
          {t('newThisMonthText', { month })}
        </Figure>
        <Figure name={t('frequent')} value={countText(report.bookingFrequency.frequent)}>
          {t('frequentText')}
        </Figure>
      </Strip>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <TopCustomers rows={report.topCustomers} />
        <Nationalities counts={report.customersByNationality} />
      </div>
    </>
  );
};

const SHOWN = 12;

/** Customers by nationality, most first; the counts add up to all customers. */
const Nationalities = ({ counts }: { counts: Readonly<Record<string, number>> }) => {
  const t = useWords('reports', 'nations');
  const language = useLanguage();
  const all = Object.entries(counts)
    .map(([name, count]) => ({ name: name === '' ? t('notStated') : nationalityIn(name, language), count }))
    .toSorted((a, b) => b.count - a.count);
  const rest = all.slice(SHOWN).reduce((sum, { count }) => sum + count, 0);
  const shown = rest > 0 ? [...all.slice(0, SHOWN), { name: t('more'), count: rest }] : all;
  return (
    <DashboardCard title={t('title')} data={shown}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="px-4 py-3 text-xs text-muted">{t('none')}</p>
        ) : (
          <CountBars rows={rows.map(({ name, count }) => ({ name, count, text: countText(count) }))} />
        )
      }
    </DashboardCard>
  );
};

type OverviewReport = DataOf<'GET /admin/reports'>;

/** The range's main figures. */
const Overview = ({ report }: { report: OverviewReport }) => {
  const t = useWords('reports', 'figure');
  const { vehicles } = report;
  return (
    <>
      <Strip columns={6}>
        <MoneyFigures {...report} />
        <UtilizationFigure name={t('utilization')} rate={vehicles.utilizationRate} before={vehicles.utilizationBefore}>
          {vehicles.utilizationRate === null ? t('noFleet') : t('onDay', vehicles)}
        </UtilizationFigure>
        <Figure name={t('customers')} value={countText(report.customers.total)}>
          {t('customersText')}
        </Figure>
        <NewAndReturning booked={report.customers} />
      </Strip>
      <MonthlyRevenue months={report.monthlyRevenue} endDate={report.endDate} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <CategoryUse rows={report.utilizationByCategory} />
        <TopVehicles rows={report.topVehicles} range={report} />
      </div>
      <RecentTable rows={report.recentBookings} range={report} />
    </>
  );
};
