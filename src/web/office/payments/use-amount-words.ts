import { useTranslation } from 'react-i18next';
import { useBaht } from '../../ui/money.tsx';
import type { AmountTrouble } from './typed-baht.ts';

/** What is said beside an amount that cannot be taken. */
export const useAmountWords = (): ((trouble: AmountTrouble, most: number) => string) => {
  const { t } = useTranslation('payments', { keyPrefix: 'amount' });
  const baht = useBaht();
  return (trouble, most) => (trouble === 'tooMuch' ? t(trouble, { amount: baht(most) }) : t(trouble));
};
