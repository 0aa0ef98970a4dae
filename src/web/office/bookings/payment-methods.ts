import { useTranslation } from 'react-i18next';

/** Those of the edit dialog first, then what is taken at the desk. */
export const paymentMethods = [
  'card',
  'promptpay',
  'truemoney',
  'shopeepay',
  'rabbit_linepay',
  'mobile_banking',
  'internet_banking',
  'alipay',
  'dana',
  'gcash',
  'kakaopay',
  'touch_n_go',
  'boost',
  'paynow',
  'grabpay',
  'fpx',
  'maybank_qr',
  'duitnow_qr',
  'paynow_qr',
  'cash',
  'bank_transfer',
  'credit_card',
  'debit_card',
  'digital_wallet',
] as const;

/** What is taken by hand, first where staff stand at the desk. */
export const deskMethods = ['cash', 'credit_card', 'debit_card', 'bank_transfer', 'digital_wallet'] as const;

/** What a payment method is called; one that we do not know goes by its own name. */
export const usePaymentMethod = (): ((method: string | null) => string) => {
  const { t } = useTranslation('bookings');
  return (method) => {
    if (method === null) return t('noMethod');
    const match = paymentMethods.find((one) => one === method);
    return match ? t(`methods.${match}`) : method;
  };
};
