import type { ReactNode } from 'react';
import { formatNumber } from '#kernel/format-number.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import { Change, Figure } from '../../dashboard/figures/figure.tsx';

type Props = Pick<DataOf<'GET /admin/reports'>, 'revenue' | 'earned' | 'bookings'>;

/**
 * Revenue by the day it was paid, revenue earned by rental days, and bookings, each compared with the previous period.
 */
export const MoneyFigures = ({ revenue, earned, bookings }: Props) => {
  const t = useWords('reports', 'figure');
  const baht = useBaht();
  return (
    <>
      <ComparedFigure name={t('revenue')} of={revenue} sayOf={baht}>
        {t('revenueText')}
      </ComparedFigure>
      <ComparedFigure name={t('earned')} of={earned} sayOf={baht}>
        {t('earnedText')}
      </ComparedFigure>
      <ComparedFigure name={t('bookings')} of={bookings} sayOf={countText} />
    </>
  );
};

type Compared = Readonly<{ total: number; previousPeriod: number; growth: number | null }>;
type ComparedFigureProps = { name: string; of: Compared; sayOf: (amount: number) => string; children?: ReactNode };

/** A figure with its growth, and its value in the previous period of equal length. */
const ComparedFigure = ({ name, of: { total, previousPeriod, growth }, sayOf, children }: ComparedFigureProps) => {
  const t = useWords('reports', 'figure');
  return (
    <Figure name={name} value={sayOf(total)}>
      {growth === null ? (
        t('noGrowth')
      ) : (
        <>
          <Change by={growth} sayOf={(signed) => `${signed}%`} />
          {t('before', { amount: sayOf(previousPeriod) })}
        </>
      )}
      {children && <span className="block">{children}</span>}
    </Figure>
  );
};

/** A count; below nothing with a minus sign, as amounts have it. */
export const countText = (count: number): string => formatNumber(count).replace('-', '−');

const across = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5', 6: 'lg:grid-cols-3' } as const;

/** The figures at the top of a tab. */
type StripProps = {
  columns: 4 | 5 | 6 /** Two a row on a phone too: for an even number of figures. */;
  isPaired?: boolean;
  children: ReactNode;
};

export const Strip = ({ columns, isPaired = false, children }: StripProps) => {
  const t = useWords('reports', 'figure');
  return (
    <dl
      aria-label={t('label')}
      className={`grid gap-px overflow-hidden rounded-lg border border-line bg-line ${isPaired ? 'grid-cols-2 max-tablet:[&_.figures]:text-md' : 'tablet:grid-cols-2'} ${across[columns]}`}
    >
      {children}
    </dl>
  );
};

/** Growth in whole percent: `+9%`, `−4%`, `+1,250%`, `0%`; a dash for null. */
export const growthText = (percent: number | null): string => {
  if (percent === null) return '–';
  if (percent === 0) return '0%';
  return `${percent < 0 ? '−' : '+'}${formatNumber(Math.abs(percent))}%`;
};

/** Growth in whole percent; null if the previous value was not positive. */
export const growthOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null;
