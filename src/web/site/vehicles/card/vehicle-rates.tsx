import { useTranslation } from 'react-i18next';
import type { VehicleShape } from '#contract/fleet.ts';
import { Money } from '../../../ui/money.tsx';
import { longerRates } from './saving.ts';

type Props = { vehicle: Pick<VehicleShape, 'dailyRate' | 'weeklyRate' | 'monthlyRate'>; className?: string };

/** The weekly and monthly rates with what they save against daily ones, and that seasons may change them. */
export const VehicleRates = ({ vehicle, className = '' }: Props) => {
  const { t } = useTranslation('vehicles');
  return (
    <div className={className}>
      <dl>
        {longerRates(vehicle).map(({ name, rate, percent }) => (
          <div key={name} className="flex justify-between gap-3 py-0.75">
            <dt>
              {t(`card.${name}`)}
              {percent > 0 && <span className="text-success"> {t('card.saves', { percent })}</span>}
            </dt>
            <dd>
              <Money baht={rate} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-subtle">{t('card.seasonal')}</p>
    </div>
  );
};
