import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../api/routes.ts';
import { Figure } from '../../today/figures/figure.tsx';
import { MonthlyRevenue } from '../charts/monthly-revenue.tsx';
import { CategoryUse } from '../parts/category-use.tsx';
import { countText, Strip } from '../parts/compared.tsx';
import { MoneyFigures } from '../parts/money-figures.tsx';
import { TopVehicles } from '../parts/top-vehicles.tsx';
import { UtilizationFigure } from '../parts/utilization.tsx';
import { NewAndReturning } from './new-and-returning.tsx';
import { RecentTable } from './recent-table.tsx';

type OverviewReport = DataOf<'GET /admin/reports'>;

/** The range at a glance (document 2, Reports & Analytics). */
export const Overview = ({ report }: { report: OverviewReport }) => {
  const { t } = useTranslation('analytics', { keyPrefix: 'figure' });
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
        <TopVehicles rows={report.topVehicles} />
      </div>
      <RecentTable rows={report.recentBookings} range={report} />
    </>
  );
};
