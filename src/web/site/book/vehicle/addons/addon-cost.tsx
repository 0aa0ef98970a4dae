import { useTranslation } from 'react-i18next';
import type { AddonShape } from '#contract/extras.ts';
import type { AddonPriceShape } from '#contract/extras-prices.ts';
import { useBaht } from '../../../../ui/money.tsx';
import { appliedRate } from './addon-rates.ts';

type Props = {
  addon: AddonShape /** Null until the server has worked it out. */;
  price: AddonPriceShape | null;
  isStale: boolean;
};

/** What an add-on costs over the rental, by which of its rates, and what that saves. */
export const AddonCost = ({ addon, price, isStale }: Props) => {
  const { t } = useTranslation('booking', { keyPrefix: 'addons' });
  const baht = useBaht();
  const rate = appliedRate(addon, price?.pricingType);
  const isFixed = rate?.per === 'perPiece';
  const sum = price?.totalPrice ?? (isFixed || !rate ? (rate?.price ?? 0) : null);
  return (
    <p
      className={`flex flex-wrap gap-x-2 text-sm text-muted figures quick max-md:col-start-2 md:block md:text-right ${isStale && price ? 'opacity-55' : ''}`}
    >
      {sum !== null && <b className="block font-semibold text-ink">{sum === 0 ? t('included') : baht(sum)}</b>}
      {rate && sum !== 0 && <span className="md:block">{t(rate.per, { price: baht(rate.price) })}</span>}
      {price && price.savings > 0 && (
        <span className="text-success md:block">{t('saves', { amount: baht(price.savings) })}</span>
      )}
    </p>
  );
};
