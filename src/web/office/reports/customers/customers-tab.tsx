import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatMonth } from '../../../ui/dates.ts';
import { Figure } from '../../today/figures/figure.tsx';
import { NewAndReturning } from '../overview/new-and-returning.tsx';
import { countText, Strip } from '../parts/compared.tsx';
import { Nationalities } from './nationalities.tsx';
import { TopCustomers } from './top-customers.tsx';

type CustomersReport = DataOf<'GET /admin/reports/customers'>;

/** Who rents: how many, how often, from where (document 2, Reports & Analytics). */
export const CustomersTab = ({ report }: { report: CustomersReport }) => {
  const { t } = useTranslation('analytics', { keyPrefix: 'figure' });
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
