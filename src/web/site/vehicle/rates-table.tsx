import { useTranslation } from 'react-i18next';
import type { VehicleShape } from '#contract/fleet.ts';
import { Money } from '../../ui/money.tsx';
import { savingPercent } from '../vehicles/card/saving.ts';
import { Part } from './part.tsx';

type Props = { rates: VehicleShape['rates']; isTaxIncluded: boolean };

/** What a day, a week and a month cost, and what the longer ones save against renting by the day. */
export const RatesTable = ({ rates: { daily, weekly, monthly }, isTaxIncluded }: Props) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'rates' });
  const rows = [
    { name: 'day', rate: daily, percent: 0 },
    { name: 'week', rate: weekly, percent: savingPercent(daily, weekly, 7) },
    { name: 'month', rate: monthly, percent: savingPercent(daily, monthly, 30) },
  ] as const;
  return (
    <Part heading={t('heading')}>
      <table className="mt-4 w-full text-[0.9375rem] tabular-nums">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="pb-2 text-left font-medium">
              {t('length')}
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              {t('rate')}
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              {t('saves')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, rate, percent }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-3 text-left font-regular">
                {t(name)}
              </th>
              <td className="py-3 text-right">
                <Money baht={rate} />
              </td>
              <td className="py-3 text-right">
                <Saving percent={percent} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2.5 text-sm text-muted">{t(isTaxIncluded ? 'noteWithTax' : 'note')}</p>
    </Part>
  );
};

const Saving = ({ percent }: { percent: number }) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'rates' });
  if (percent > 0) return <span className="font-semibold text-success">{percent}%</span>;
  return (
    <>
      <span aria-hidden="true" className="text-subtle">
        —
      </span>
      <span className="sr-only">{t('nothing')}</span>
    </>
  );
};
