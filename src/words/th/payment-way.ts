import type { paymentWay as english } from '../en/payment-way.ts';
import type { Translated } from '../translated.ts';

export const paymentWay: Translated<typeof english> = {
  digits: 'บัตร {{brand}} ลงท้าย {{digits}}',
  card: 'บัตร',
  credit_card: 'บัตรเครดิต',
  debit_card: 'บัตรเดบิต',
  digital_wallet: 'วอลเล็ทที่เคาน์เตอร์',
  cash: 'เงินสด',
  bank_transfer: 'การโอนเงินผ่านธนาคาร',
};
