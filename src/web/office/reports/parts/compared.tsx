import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#kernel/format-number.ts';
import { Change, Figure } from '../../dashboard/figures/figure.tsx';

type Compared = Readonly<{ total: number; previousPeriod: number; growth: number | null }>;
type Props = { name: string; of: Compared; sayOf: (amount: number) => string; children?: ReactNode };

/** A figure with its growth, and what it was in as many days before. */
export const ComparedFigure = ({ name, of: { total, previousPeriod, growth }, sayOf, children }: Props) => {
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
