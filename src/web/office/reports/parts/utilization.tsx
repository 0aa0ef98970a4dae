import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Change, Figure } from '../../dashboard/figures/figure.tsx';

type Props = { name: string; rate: number | null; before: number | null; children: ReactNode };

/** How much of the fleet's time was rented, and the points more or less than before. */
export const UtilizationFigure = ({ name, rate, before, children }: Props) => {
  const { t } = useTranslation('reports', { keyPrefix: 'figure' });
  return (
    <Figure name={name} value={rate === null ? '–' : `${rate}%`}>
      {rate !== null && before !== null && (
        <Change by={Number((rate - before).toFixed(1))} sayOf={(points) => t('points', { points })} />
      )}
      {children}
    </Figure>
  );
};
