import { useTranslation } from 'react-i18next';
import type { VehicleShape } from '#contract/fleet.ts';
import { Money } from '../../ui/money.tsx';
import { savingPercent } from '../vehicles/card/saving.ts';

/** What a day, a week and a month cost, and what the longer ones save. */
export const VehicleRateTable = ({ vehicle, isTaxIncluded }: { vehicle: VehicleShape; isTaxIncluded: boolean }) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'rates' });
  const { daily, weekly, monthly } = vehicle.rates;
  const rows = [
    { length: t('day'), rate: daily, saves: 0 },
    { length: t('week'), rate: weekly, saves: savingPercent(daily, weekly, 7) },
    { length: t('month'), rate: monthly, saves: savingPercent(daily, monthly, 30) },
  ];
  return (
    <section className="pt-10">
      <h2 className="text-xl">{t('heading')}</h2>
      <table className="mt-4 w-full text-[0.9375rem] tabular-nums">
        <thead>
          <tr className="text-sm text-muted">
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
          {rows.map(({ length, rate, saves }) => (
            <tr key={length} className="border-t border-line">
              <th scope="row" className="py-3 text-left font-regular">
                {length}
              </th>
              <td className="py-3 text-right">
                <Money baht={rate} />
              </td>
              <td className="py-3 text-right font-semibold text-success">
                {saves > 0 ? `${saves}%` : <span className="font-regular text-subtle">–</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-muted">{t(isTaxIncluded ? 'noteWithTax' : 'note')}</p>
    </section>
  );
};
