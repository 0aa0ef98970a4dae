import { useTranslation } from 'react-i18next';
import type { InsurancePriceShape } from '#contract/extras-prices.ts';
import { useBaht } from '../../../../ui/money.tsx';

type Props = {
  /** Null until the server has worked it out. */
  price: InsurancePriceShape | null;
  /** Why there is no price. */
  missing: 'datesFirst' | 'working' | 'noPrice';
  dailyRate: number | null;
  isStale: boolean;
  /** Where it is paid. */
  note: string;
};

/** What a cover costs over the rental, by which of its tiers, what that saves, and where it is paid. */
export const CoverPrice = ({ price, missing, dailyRate, isStale, note }: Props) => {
  const { t } = useTranslation('booking', { keyPrefix: 'cover' });
  const baht = useBaht();
  const perDay = dailyRate ? t('perDay', { price: baht(dailyRate) }) : null;
  return (
    <span className={`block min-h-19 quick ${isStale && price ? 'opacity-55' : ''}`}>
      <b className="block text-[0.9375rem] font-semibold text-ink figures">
        {price === null ? t(missing) : price.totalCost === 0 ? t('included') : baht(price.totalCost)}
      </b>
      <span className="block figures">{price && price.pricingTier !== 'daily' ? <Tiers price={price} /> : perDay}</span>
      {price && price.savings > 0 && (
        <span className="block text-success figures">{t('saves', { amount: baht(price.savings) })}</span>
      )}
      <span className="block">{note}</span>
    </span>
  );
};

/** “1 week ฿2,700 + 2 days ฿900” */
const Tiers = ({ price: { breakdown } }: { price: InsurancePriceShape }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'cover' });
  const baht = useBaht();
  const tiers = [
    { unit: 'months', count: breakdown.months, amount: breakdown.monthlyTotal },
    { unit: 'weeks', count: breakdown.weeks, amount: breakdown.weeklyTotal },
    { unit: 'days', count: breakdown.days, amount: breakdown.dailyTotal },
  ] as const;
  return tiers
    .filter(({ count }) => count > 0)
    .map(({ unit, count, amount }, index) => (
      <span key={unit}>
        {index > 0 && ' + '}
        <span className="whitespace-nowrap">{t(unit, { count, amount: baht(amount) })}</span>
      </span>
    ));
};
