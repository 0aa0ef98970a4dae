import { useTranslation } from 'react-i18next';
import type { AddonShape } from '#contract/extras.ts';
import { ADDON_UNITS_AT_MOST } from '#kernel/addon-limits.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { QuantityStepper } from '../../../ui/form/quantity-stepper.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { freeUnits, ratesOf } from './addon-offer.ts';

type Props = { addon: AddonShape; units: number; onChange: (units: number) => void };

/** One add-on: what it costs, how many are free, how many are taken. */
export const AddonLine = ({ addon, units, onChange }: Props) => {
  const { t } = useTranslation('newBooking', { keyPrefix: 'extras' });
  const baht = useBaht();
  const name = nameIn(addon, useLanguage());
  const free = freeUnits(addon);
  const isOver = free !== null && units > free;
  const rates = ratesOf(addon).map(({ per, price }) => keptTogether(t(`per.${per}`, { price: baht(price) })));
  const stock = free === null ? null : t(free > 0 ? 'free' : 'noneFree', { count: free });
  return (
    <li className="flex items-center gap-4 border-t border-line py-2.5">
      <div className="min-w-0 flex-1 text-xs text-muted figures">
        <p className={`text-sm font-medium ${free === 0 ? 'text-muted' : 'text-ink'}`}>{name}</p>
        <p>{rates.length > 0 ? rates.join(' · ') : t('included')}</p>
        {stock && (
          <p role={isOver ? 'alert' : undefined} className={isOver ? 'font-medium text-danger' : ''}>
            {stock}
          </p>
        )}
      </div>
      <QuantityStepper
        what={name}
        value={units}
        max={Math.min(free ?? ADDON_UNITS_AT_MOST, ADDON_UNITS_AT_MOST)}
        onChange={onChange}
      />
    </li>
  );
};

/** One rate breaks over no line. */
const keptTogether = (text: string) => text.replaceAll(' ', '\u00a0');
