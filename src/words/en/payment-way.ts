/**
 * How a payment was made, for use within a sentence: "by Visa ending 4242". Other methods use their name from the
 * settings.
 */
export const paymentWay = {
  digits: '{{brand}} ending {{digits}}',
  card: 'card',
  credit_card: 'credit card',
  debit_card: 'debit card',
  digital_wallet: 'a wallet at the desk',
  cash: 'cash',
  bank_transfer: 'bank transfer',
} as const;
