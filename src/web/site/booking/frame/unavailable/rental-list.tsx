import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../ui/money.tsx';

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

type Fact = Readonly<{ name: string; value: ReactNode }>;

/** What a screen is about, as names and values. */
const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid w-full gap-x-6 gap-y-1.5 rounded-lg border border-line bg-surface px-4 py-3.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
    {facts.map(({ name, value }) => (
      <div key={name} className="sm:contents">
        <dt className="text-muted">{name}</dt>
        <dd className="font-medium">{value}</dd>
      </div>
    ))}
  </dl>
);
