import { useTranslation } from 'react-i18next';
import { addDays } from '#kernel/calendar-date.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDay, formatMonth } from '../../../ui/dates.ts';
import { monthBeside } from '../../dashboard/figures/months.ts';
import { RevenueCard } from './revenue-card.tsx';

type Months = DataOf<'GET /admin/reports'>['monthlyRevenue'];

/** Twelve months up to the range's last day; the last one against the same days of the year before. */
export const MonthlyRevenue = ({ months, endDate }: { months: Months; endDate: string }) => {
  const { t } = useTranslation('reports', { keyPrefix: 'chart' });
  const language = useLanguage();
  const parts = months.map(({ month, ...figures }) => ({
    ...figures,
    key: month,
    label: formatDay(`${month}-01`, language, { weekday: false }).replace(/^1 /, ''),
    name: formatMonth(`${month}-01`, language),
  }));
  const isWhole = endDate === addDays(monthBeside(endDate, 1), -1);
  const [month = ''] = formatMonth(endDate, language).split(' ');
  const hint = isWhole ? t('monthsWhole') : t('byMonthHint', { month, day: Number(endDate.slice(8)) });
  return <RevenueCard title={t('byMonth')} hint={hint} parts={parts} isBeneath />;
};
