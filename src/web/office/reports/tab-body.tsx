import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { CustomersTab } from './customers/customers-tab.tsx';
import { Overview } from './overview/overview.tsx';
import type { Report } from './read-report.ts';
import { RevenueTab } from './revenue/revenue-tab.tsx';
import { VehiclesTab } from './vehicles/vehicles-tab.tsx';

/** The report of the open tab; over it, where nothing was booked and no money came, the notice that says so. */
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
  return <VehiclesTab report={answer.data} />;
};

const isEmpty = ({ answer }: Report): boolean => {
  if (!answer.success || !('revenue' in answer.data)) return false;
  return answer.data.revenue.total === 0 && answer.data.bookings.total === 0;
};

const NothingYet = () => {
  const { t } = useTranslation('analytics');
  return <Alert title={t('none')}>{t('noneText')}</Alert>;
};
