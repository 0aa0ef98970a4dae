import { Link } from 'react-router';
import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { Money } from '../../ui/money.tsx';
import { DashboardCard } from '../dashboard/figures/card.tsx';
import { Figure } from '../dashboard/figures/figure.tsx';
import { Bar } from './parts/category-use.tsx';
import { countText } from './parts/money-figures.tsx';

type Props = Readonly<{ booked: Readonly<{ new: number; returning: number }> }>;

/** New and returning customers who booked in the range. The shares are of those customers, not of all. */
export const NewAndReturning = ({ booked }: Props) => {
  const t = useWords('reports', 'figure');
  const all = booked.new + booked.returning;
  const percent = all === 0 ? 0 : Math.round((booked.new / all) * 100);
  return (
    <Figure name={t('booked')} value={countText(all)}>
      {t('newAndReturning', { new: countText(booked.new), returning: countText(booked.returning) })}
      {all > 0 && (
        <span className="mt-1.5 block">
          <span aria-hidden="true" className="flex h-1.5 gap-0.5 overflow-hidden rounded-full">
            <span className="bg-confirmed-mark/70" style={{ width: `${percent}%` }} />
            <span className="flex-1 bg-brand" />
          </span>
          <span className="flex justify-between gap-2 pt-0.5">
            <span>{t('new', { percent })}</span>
            <span>{t('returning', { percent: 100 - percent })}</span>
          </span>
        </span>
      )}
    </Figure>
  );
};

type Row = DataOf<'GET /admin/reports/customers'>['topCustomers'][number];

/** The five customers who spent most in the range, each relative to the first. */
export const TopCustomers = ({ rows }: { rows: readonly Row[] }) => {
  const t = useWords('reports', 'best');
  const most = rows[0]?.totalSpent ?? 0;
  return (
    <DashboardCard title={t('title')} data={rows} action={{ to: '/admin/customers', word: t('all') }}>
      {(data) =>
        data.length === 0 ? (
          <p className="px-4 py-3 text-xs text-muted">{t('none')}</p>
        ) : (
          <ol className="divide-y divide-line text-xs">
            {data.map((row, at) => (
              <li key={row.id} className="relative flex min-h-11.5 items-center gap-3 px-4 py-2 hover:bg-hover">
                <span className="w-3 shrink-0 text-muted figures">{at + 1}</span>
                <span className="grid min-w-0 flex-1 gap-1.5">
                  <span className="flex flex-wrap items-baseline gap-x-2">
                    <Link to={`/admin/customers/${row.id}`} className="font-semibold after:absolute after:inset-0">
                      {row.name}
                    </Link>
                    <span className="ml-auto text-2xs text-muted">{t('bookings', { count: row.totalBookings })}</span>
                  </span>
                  <Bar percent={most > 0 ? (row.totalSpent / most) * 100 : 0} strong className="h-1!" />
                </span>
                <Money baht={row.totalSpent} className="w-22 shrink-0 text-right font-semibold" />
              </li>
            ))}
          </ol>
        )
      }
    </DashboardCard>
  );
};
