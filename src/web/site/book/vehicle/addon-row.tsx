import { useTranslation } from 'react-i18next';
import type { AddonShape } from '#contract/extras.ts';
import { Button } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { nameIn } from '../../vehicles/card/name-in.ts';
import { addonIcon } from './addon-icon.ts';

type Props = {
  addon: AddonShape;
  stock: number;
  /** Baht for one over the rental; null until the server has worked it out. */
  price: number | null;
  quantity: number;
  onChange: (quantity: number) => void;
};

/** The contract's limit for what is not stock-kept. */
const most = 1000;

export const AddonRow = ({ addon, stock, price, quantity, onChange }: Props) => {
  const { t } = useTranslation('booking', { keyPrefix: 'addons' });
  const language = useLanguage();
  const name = nameIn(addon, language);
  const isChosen = quantity > 0;
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3.5 md:grid-cols-[44px_minmax(0,1fr)_auto_132px]">
      <span
        className={`grid size-11 place-items-center rounded-md max-md:row-span-2 ${isChosen ? 'bg-brand-soft text-on-brand-soft' : 'bg-sunken text-muted'}`}
      >
        <Icon name={addonIcon(addon)} />
      </span>
      <div className="min-w-0">
        <h3 className="text-base tracking-normal">{name}</h3>
        <p className="text-sm leading-snug text-muted">
          {addon.shortDescription[language] ?? addon.shortDescription.en}
        </p>
      </div>
      <Cost addon={addon} price={price} />
      <div className="max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 justify-self-end">
        {stock === 0 && <p className="max-w-26 text-right text-xs text-subtle">{t('noneLeft')}</p>}
        {stock > 0 && isChosen && (
          <QuantityStepper what={name} value={quantity} max={Math.min(stock, most)} onChange={onChange} />
        )}
        {stock > 0 && !isChosen && (
          <Button size="sm" onClick={() => onChange(1)}>
            <span aria-hidden="true">{t('add')}</span>
            <span className="sr-only">{t('addWhat', { what: name })}</span>
          </Button>
        )}
      </div>
      {isChosen && quantity >= stock && (
        <p role="status" className="col-span-full text-xs text-muted md:text-right">
          {t('onlySome', { stock, name })}
        </p>
      )}
    </li>
  );
};

const Cost = ({ addon, price }: Pick<Props, 'addon' | 'price'>) => {
  const { t } = useTranslation('booking', { keyPrefix: 'addons' });
  const baht = useBaht();
  const rate = rateOf(addon);
  const sum = price ?? (rate?.per === 'perPiece' ? rate.price : null);
  return (
    <p className="flex gap-2 text-sm text-muted figures max-md:col-start-2 md:block md:text-right">
      {sum !== null && <b className="block font-semibold text-ink">{sum === 0 ? t('included') : baht(sum)}</b>}
      {rate && sum !== 0 && t(rate.per, { price: baht(rate.price) })}
    </p>
  );
};

/** The rate that is named beside the price: fixed, else the shortest that there is. */
const rateOf = ({ useFixedPricing, fixedPrice, dailyPrice, weeklyPrice, monthlyPrice }: AddonShape) => {
  if (useFixedPricing) return { per: 'perPiece', price: fixedPrice ?? 0 } as const;
  if (dailyPrice) return { per: 'perDay', price: dailyPrice } as const;
  if (weeklyPrice) return { per: 'perWeek', price: weeklyPrice } as const;
  return monthlyPrice ? ({ per: 'perMonth', price: monthlyPrice } as const) : null;
};
