import { Link } from 'react-router';
import { drawingAddress } from '#kernel/drawing-address.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Money } from '../../../ui/money.tsx';
import { VehicleImage } from '../../../ui/picture/vehicle-picture.tsx';
import { DashboardCard } from '../../dashboard/figures/card.tsx';
import { type Range, reportsPath } from '../reports-address.ts';
import { Bar } from './category-use.tsx';
import { earningsId } from './earnings.tsx';

type Row = DataOf<'GET /admin/reports'>['topVehicles'][number];

/** The five vehicles with the most revenue, each relative to the first. Leads to all of them in the same range. */
export const TopVehicles = ({ rows, range: { startDate, endDate } }: { rows: readonly Row[]; range: Range }) => {
  const t = useWords('reports', 'top');
  const most = rows[0]?.revenue ?? 0;
  const all = reportsPath({ tab: 'vehicles', startDate, endDate, type: 'monthly', sort: '-revenue' });
  return (
    <DashboardCard title={t('title')} data={rows} action={{ to: `${all}#${earningsId}`, word: t('all') }}>
      {(data) =>
        data.length === 0 ? (
          <p className="px-4 py-3 text-xs text-muted">{t('none')}</p>
        ) : (
          <ol className="divide-y divide-line text-xs">
            {data.map((row, at) => (
              <Vehicle key={row.id} row={row} place={at + 1} percent={most > 0 ? (row.revenue / most) * 100 : 0} />
            ))}
          </ol>
        )
      }
    </DashboardCard>
  );
};

const Vehicle = ({ row, place, percent }: { row: Row; place: number; percent: number }) => {
  const t = useWords('reports', 'top');
  return (
    <li className="relative flex items-center gap-3 px-4 py-2 hover:bg-hover">
      <span className="w-3 shrink-0 text-muted figures">{place}</span>
      <VehicleImage src={drawingAddress({ ...row, images: [] })} alt="" className="w-16 shrink-0 tablet:w-18" />
      <span className="grid min-w-0 flex-1 gap-1.5">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Link to={`/admin/vehicles/${row.id}`} className="font-semibold after:absolute after:inset-0">
            {row.name}
          </Link>
          <span className="text-muted">{row.licensePlate}</span>
          <span className="ml-auto text-2xs text-muted">{t('bookings', { count: row.bookings })}</span>
        </span>
        <Bar percent={percent} strong className="h-1!" />
      </span>
      <Money baht={row.revenue} className="w-22 shrink-0 text-right font-semibold" />
    </li>
  );
};
