import type { ReactNode } from 'react';
import type { DataOf } from '../../../api/routes.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { DashboardCard } from '../../dashboard/figures/card.tsx';
import { Change, Figure } from '../../dashboard/figures/figure.tsx';

type Row = DataOf<'GET /admin/reports/vehicles'>['utilizationByCategory'][number];

/** The utilization of each category, with a mark at that of the previous period. */
export const CategoryUse = ({ rows }: { rows: readonly Row[] }) => {
  const t = useWords('reports', 'use');
  return (
    <DashboardCard
      title={t('title')}
      data={rows}
      aside={() => <span className="ml-auto text-xs text-muted">{t('hint')}</span>}
    >
      {(data) =>
        data.length === 0 ? (
          <p className="px-4 py-3 text-xs text-muted">{t('none')}</p>
        ) : (
          <ul className="grid gap-2.5 px-4 py-3.5 text-xs">
            {data.map((row) => (
              <Category key={row.category} row={row} />
            ))}
          </ul>
        )
      }
    </DashboardCard>
  );
};

const Category = ({ row }: { row: Row }) => {
  const t = useWords('reports', 'use');
  const name = nameIn({ name: row.category, nameInThai: row.categoryInThai }, useLanguage());
  const { utilizationRate: rate, utilizationBefore: before } = row;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 tablet:grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)_3.5rem]">
      <span className="min-w-0">
        <span className="font-medium">{name}</span>{' '}
        <span className="text-2xs text-muted figures">{t('vehicles', row)}</span>
      </span>
      <Bar percent={rate ?? 0} mark={before} className="max-tablet:order-3 max-tablet:col-span-2" />
      <span className="text-right font-semibold figures">
        {rate === null ? '–' : `${rate}%`}
        {before !== null && <span className="sr-only">, {t('before', { percent: before })}</span>}
      </span>
    </li>
  );
};

type BarProps = { percent: number; mark?: number | null; strong?: boolean; className?: string };

/** A percentage as a bar, hidden from screen readers; its number is shown beside it. */
export const Bar = ({ percent, mark = null, strong = false, className = '' }: BarProps) => (
  <span aria-hidden="true" className={`relative block h-2.5 rounded-xs bg-sunken ${className}`}>
    <span
      className={`absolute inset-y-0 left-0 rounded-xs ${strong ? 'bg-brand' : 'bg-confirmed-mark/70'}`}
      style={{ width: `${within(percent)}%` }}
    />
    {mark !== null && (
      <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: `calc(${within(mark)}% - 1px)` }} />
    )}
  </span>
);

const within = (percent: number) => Math.min(100, Math.max(0, percent));

type CountRow = Readonly<{ name: string; count: number; text: string }>;

/** Counts, each with its share of the total as a bar. */
export const CountBars = ({ rows }: { rows: readonly CountRow[] }) => {
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className="grid gap-2.5 px-4 py-3.5 text-xs">
      {rows.map(({ name, count, text }) => (
        <li key={name} className="grid grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)_5rem] items-center gap-x-3">
          <span className="font-medium wrap-anywhere">{name}</span>
          <Bar percent={all === 0 ? 0 : (count / all) * 100} />
          <span className="text-right font-semibold figures">{text}</span>
        </li>
      ))}
    </ul>
  );
};

type UtilizationFigureProps = { name: string; rate: number | null; before: number | null; children: ReactNode };

/** The utilization of the fleet in percent, and its change in percentage points. */
export const UtilizationFigure = ({ name, rate, before, children }: UtilizationFigureProps) => {
  const t = useWords('reports', 'figure');
  return (
    <Figure name={name} value={rate === null ? '–' : `${rate}%`}>
      {rate !== null && before !== null && (
        <Change by={Number((rate - before).toFixed(1))} sayOf={(points) => t('points', { points })} />
      )}
      {children}
    </Figure>
  );
};
