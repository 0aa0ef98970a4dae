import { useTranslation } from 'react-i18next';
import { paymentMethods } from './payment-methods.ts';

/** What a payment method is called; one that we do not know goes by its own name. */
export const usePaymentMethod = (): ((method: string | null) => string) => {
  const { t } = useTranslation('bookings');
  return (method) => {
    if (method === null) return t('noMethod');
    const known = paymentMethods.find((one) => one === method);
    return known ? t(`methods.${known}`) : method;
  };
};
