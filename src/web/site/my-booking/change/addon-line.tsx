import { useTranslation } from 'react-i18next';
import type { AddonShape } from '#contract/extras.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { textIn } from '../../../languages/text-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { QuantityStepper } from '../../../ui/form/quantity-stepper.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { maxQuantity } from './max-quantity.ts';

type Props = {
  addon: AddonShape;
  /** How many the booking has already: they are not free, and yet its own. */
  own: number;
  quantity: number;
  onChange: (quantity: number) => void;
};

export const AddonLine = ({ addon, own, quantity, onChange }: Props) => {
  const { t } = useTranslation('myBooking', { keyPrefix: 'change' });
  const language = useLanguage();
  const name = nameIn(addon, language);
  const most = maxQuantity(addon, own);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-40 flex-1">
        <h3 className="text-base tracking-normal">{name}</h3>
        <p className="text-sm leading-snug text-muted">{textIn(addon.shortDescription, language)}</p>
        <Rate addon={addon} />
        {most > 0 && quantity >= most && <p className="text-xs text-muted">{t('onlySome', { count: most })}</p>}
      </div>
      {most > 0 ? (
        <QuantityStepper what={name} value={quantity} max={most} onChange={onChange} />
      ) : (
        <p className="text-xs text-subtle">{t('noneLeft')}</p>
      )}
    </li>
  );
};

/** Fixed, else the shortest rate that there is. */
const Rate = ({ addon }: Pick<Props, 'addon'>) => {
  const { t } = useTranslation('myBooking', { keyPrefix: 'change.rate' });
  const baht = useBaht();
  const { useFixedPricing, fixedPrice, dailyPrice, weeklyPrice, monthlyPrice } = addon;
  const said = (per: 'once' | 'day' | 'week' | 'month', price: number) =>
    price === 0 ? t('included') : t(per, { price: baht(price) });
  const text = useFixedPricing
    ? said('once', fixedPrice ?? 0)
    : dailyPrice !== null
      ? said('day', dailyPrice)
      : weeklyPrice !== null
        ? said('week', weeklyPrice)
        : said('month', monthlyPrice ?? 0);
  return <p className="text-sm figures">{text}</p>;
};
