import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#kernel/format-number.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useBaht } from '../../../ui/money.tsx';
import { Change, Figure } from '../../dashboard/figures/figure.tsx';

type Props = Pick<DataOf<'GET /admin/reports'>, 'revenue' | 'earned' | 'bookings'>;

/** Money by the day it moved, money by the days that were rented, and bookings, each against the range before. */
export const MoneyFigures = ({ revenue, earned, bookings }: Props) => {
  const { t } = useTranslation('reports', { keyPrefix: 'figure' });
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

/** A figure with its growth, and what it was in as many days before. */
const ComparedFigure = ({ name, of: { total, previousPeriod, growth }, sayOf, children }: ComparedFigureProps) => {
  const { t } = useTranslation('reports', { keyPrefix: 'figure' });
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

export const countText = (count: number): string => formatNumber(count);

const across = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5', 6: 'lg:grid-cols-3' } as const;

/** The figures on top of a tab. */
export const Strip = ({ columns, children }: { columns: 4 | 5 | 6; children: ReactNode }) => {
  const { t } = useTranslation('reports', { keyPrefix: 'figure' });
  return (
    <dl
      aria-label={t('label')}
      className={`grid gap-px overflow-hidden rounded-lg border border-line bg-line tablet:grid-cols-2 ${across[columns]}`}
    >
      {children}
    </dl>
  );
};

/** `+9%`, `−4%`, `+1,250%`, `0%`: a growth in whole percent; a dash where there was nothing before. */
export const growthText = (percent: number | null): string => {
  if (percent === null) return '–';
  if (percent === 0) return '0%';
  return `${percent < 0 ? '−' : '+'}${formatNumber(Math.abs(percent))}%`;
};

/** In whole percent against what was before; null where there was nothing. */
export const growthOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null;
