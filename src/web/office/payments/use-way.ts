import { useWords } from '../../languages/use-words.ts';
import { usePaymentMethod } from '../paying/payment-methods.ts';
import type { PaymentRow } from './payment.ts';

/** Returns a function that names a payment's method: `Card, Visa ending 4242`. */
export const useWay = (): ((payment: Pick<PaymentRow, 'paymentMethod' | 'card'>) => string) => {
  const t = useWords('payments');
  const methodOf = usePaymentMethod();
  return ({ paymentMethod, card }) => {
    const ending = card && t('cardEnding', { brand: card.brand, digits: card.lastDigits });
    return ending ?? methodOf(paymentMethod);
  };
};
