import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../ui/money.tsx';
import { FactList } from './fact-list.tsx';

type Props = {
  vehicle: string;
  /** As one says them. */
  start: string;
  end: string;
  /** Once it is booked. Baht. */
  booked: { reference: string; amount: number } | null;
  /** How long it is held yet. */
  held?: ReactNode;
};

/** Which rental a screen is about. */
export const RentalList = ({ vehicle, start, end, booked, held }: Props) => {
  const { t } = useTranslation('booking', { keyPrefix: 'facts' });
  return (
    <FactList
      facts={[
        { name: t('vehicle'), value: vehicle },
        { name: t('dates'), value: `${start} – ${end}` },
        ...(booked
          ? [
              { name: t('reference'), value: booked.reference },
              { name: t('amount'), value: <Money baht={booked.amount} /> },
            ]
          : []),
        ...(held ? [{ name: t('held'), value: held }] : []),
      ]}
    />
  );
};
