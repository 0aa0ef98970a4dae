import { useTranslation } from 'react-i18next';
import { useBaht } from '../../../ui/money.tsx';
import type { Promotion } from '../read-pricing.ts';

/** `20%`, `฿500`, `10%, up to ฿1,500`. */
export const useDiscountWords = () => {
  const { t } = useTranslation('pricing', { keyPrefix: 'promos' });
  const baht = useBaht();
  return ({ discountType, discountValue, maxDiscount }: Promotion): string => {
    const off = discountType === 'percentage' ? `${discountValue}%` : baht(discountValue);
    return maxDiscount ? t('upTo', { off, most: baht(maxDiscount) }) : off;
  };
};
