import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../api/routes.ts';
import { useBaht } from '../../../ui/money.tsx';
import { ComparedFigure, countText } from './compared.tsx';

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
