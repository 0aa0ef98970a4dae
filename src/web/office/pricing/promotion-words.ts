import { useWords } from '../../languages/use-words.ts';
import { useBaht } from '../../ui/money.tsx';
import type { PromotionTerms } from './pricing-address.ts';

/** Returns a function that formats a discount: `20%`, `฿500`, `10%, up to ฿1,500`. */
export const useDiscountWords = () => {
  const t = useWords('pricing', 'promos');
  const baht = useBaht();
  return ({ discountType, discountValue, maxDiscount }: PromotionTerms): string => {
    const off = discountType === 'percentage' ? `${discountValue}%` : baht(discountValue);
    return maxDiscount ? t('upTo', { off, most: baht(maxDiscount) }) : off;
  };
};

/** Returns a function that lists what a rental has to meet, besides the dates of booking and the limit of uses. */
export const useConditionWords = () => {
  const t = useWords('pricing', 'promos');
  return ({ minRentalDays, minAdvanceDays, oncePerCustomer }: PromotionTerms): string =>
    [
      ...(minRentalDays > 1 ? [t('fromDays', { count: minRentalDays })] : []),
      ...(minAdvanceDays > 0 ? [t('ahead', { count: minAdvanceDays })] : []),
      ...(oncePerCustomer ? [t('once')] : []),
    ].join(', ');
};
