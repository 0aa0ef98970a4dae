import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../api/routes.ts';
import { Money } from '../../../ui/money.tsx';
import { usePaymentMethod } from '../../bookings/use-payment-method.ts';
import { TodayCard } from '../../dashboard/today-card.tsx';
import { countText } from '../parts/compared.tsx';

type Row = DataOf<'GET /admin/reports/revenue'>['byMethod'][number];

const cell = 'px-2 py-2 first:pl-4 last:pr-4';

/** What came in by each way to pay, refunds taken off; together it is the total. */
export const ByMethod = ({ rows }: { rows: readonly Row[] }) => {
  const { t } = useTranslation('reports', { keyPrefix: 'methods' });
  const methodOf = usePaymentMethod();
  return (
    <TodayCard title={t('title')} data={rows}>
      {(found) =>
        found.length === 0 ? (
          <p className="px-4 py-3 text-xs text-muted">{t('none')}</p>
        ) : (
          <table className="w-full text-xs">
            <caption className="sr-only">{t('title')}</caption>
            <thead>
              <tr className="border-b border-line text-2xs text-muted">
                <th scope="col" className={`${cell} text-left font-medium`}>
                  {t('method')}
                </th>
                <th scope="col" className={`${cell} text-right font-medium`}>
                  {t('payments')}
                </th>
                <th scope="col" className={`${cell} text-right font-medium`}>
                  {t('revenue')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {found.map((row) => (
                <Line key={row.method} name={methodOf(row.method)} row={row} />
              ))}
            </tbody>
            <tfoot className="border-t border-line-strong font-semibold">
              <Line name={t('total')} row={sumOf(found)} />
            </tfoot>
          </table>
        )
      }
    </TodayCard>
  );
};

const Line = ({ name, row }: { name: string; row: Pick<Row, 'payments' | 'revenue'> }) => (
  <tr>
    <th scope="row" className={`${cell} text-left font-regular in-[tfoot]:font-semibold`}>
      {name}
    </th>
    <td className={`${cell} text-right figures`}>{countText(row.payments)}</td>
    <td className={`${cell} text-right`}>
      <Money baht={row.revenue} />
    </td>
  </tr>
);

const sumOf = (rows: readonly Row[]) => ({
  payments: rows.reduce((sum, row) => sum + row.payments, 0),
  revenue: rows.reduce((sum, row) => sum + Math.round(row.revenue * 100), 0) / 100,
});
