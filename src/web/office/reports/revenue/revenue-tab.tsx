import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../api/routes.ts';
import { useBaht } from '../../../ui/money.tsx';
import { Figure } from '../../today/figures/figure.tsx';
import { Strip } from '../parts/compared.tsx';
import { MoneyFigures } from '../parts/money-figures.tsx';
import { ByMethod } from './by-method.tsx';
import { PeriodRevenue } from './period-revenue.tsx';

type RevenueReport = DataOf<'GET /admin/reports/revenue'>;

/** Money of the range: what came in against what was earned, part by part (document 2, Reports & Analytics). */
export const RevenueTab = ({ report }: { report: RevenueReport }) => {
  const { t } = useTranslation('analytics', { keyPrefix: 'figure' });
  const baht = useBaht();
  const { averagePerBooking } = report;
  return (
    <>
      <Strip columns={4}>
        <MoneyFigures {...report} />
        <Figure name={t('average')} value={averagePerBooking === null ? '–' : baht(averagePerBooking)}>
          {t('averageText')}
        </Figure>
      </Strip>
      <PeriodRevenue parts={report.revenueData} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <ByMethod rows={report.byMethod} />
        <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line">
          <Figure name={t('received')} value={baht(report.received)}>
            {t('receivedText')}
          </Figure>
          <Figure name={t('refunded')} value={baht(report.refunded)}>
            {t('refundedText')}
          </Figure>
          <Figure name={t('tax')} value={baht(report.tax)}>
            {t('taxText')}
          </Figure>
        </dl>
      </div>
    </>
  );
};
