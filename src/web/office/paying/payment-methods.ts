import { useWords } from '../../languages/use-words.ts';

/** The methods taken at the desk, with the most usual one first. */
export const deskMethods = ['cash', 'credit_card', 'debit_card', 'bank_transfer', 'digital_wallet'] as const;

/** The methods that customers pay by online, in the order of the specification. */
export const onlineMethods = [
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
] as const;

export const paymentMethods = [...deskMethods, ...onlineMethods] as const;

/** The name of a payment method; an unknown one is shown as it is. */
export const usePaymentMethod = (): ((method: string | null) => string) => {
  const t = useWords('bookings');
  return (method) => {
    if (method === null) return t('noMethod');
    const match = paymentMethods.find((one) => one === method);
    return match ? t(`methods.${match}`) : method;
  };
};
