import type { DataOf } from '../../api/routes.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { DashboardCard } from '../dashboard/figures/card.tsx';
import { Figure } from '../dashboard/figures/figure.tsx';
import { CategoryUse, CountBars, UtilizationFigure } from './parts/category-use.tsx';
import { Earnings } from './parts/earnings.tsx';
import { countText, Strip } from './parts/money-figures.tsx';
import { TopVehicles } from './parts/top-vehicles.tsx';

type VehiclesReport = DataOf<'GET /admin/reports/vehicles'>;

/** The fleet's figures in the range. */
export const VehiclesTab = ({ report }: { report: VehiclesReport }) => {
  const t = useWords('reports', 'figure');
  return (
    <>
      <Strip columns={4}>
        <Figure name={t('total')} value={countText(report.totalVehicles)}>
          {null}
        </Figure>
        <Figure name={t('available')} value={countText(report.availableVehicles)}>
          {t('availableText')}
        </Figure>
        <UtilizationFigure name={t('rate')} rate={report.utilizationRate} before={report.utilizationBefore}>
          {report.utilizationRate === null ? t('noFleet') : t('rateText')}
        </UtilizationFigure>
        <Figure name={t('categories')} value={countText(report.categories)}>
          {t('categoriesText')}
        </Figure>
      </Strip>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <TopVehicles rows={report.vehiclePerformance} range={report} />
        <div className="grid gap-4">
          <CategoryUse rows={report.utilizationByCategory} />
          <FleetByCategory report={report} />
        </div>
      </div>
      <Earnings earnings={report.vehicleEarnings} />
    </>
  );
};

/** The number of vehicles in each category. */
const FleetByCategory = ({ report }: { report: VehiclesReport }) => {
  const t = useWords('reports', 'fleet');
  const language = useLanguage();
  const inThai = new Map(report.utilizationByCategory.map((one) => [one.category, one.categoryInThai]));
  const rows = Object.entries(report.vehiclesByCategory).map(([name, count]) => ({
    name: nameIn({ name, nameInThai: inThai.get(name) ?? null }, language),
    count,
    text: t('vehicles', { count }),
  }));
  return (
    <DashboardCard title={t('title')} data={rows}>
      {(data) => <CountBars rows={data} />}
    </DashboardCard>
  );
};
