import type { TransferShape } from '#contract/transfer.ts';
import type { Settings } from './setting-groups.ts';

/** Where customers who pay by bank transfer send the money. */
export const transferAccountIn = ({ payment }: Pick<Settings, 'payment'>): Omit<TransferShape, 'amount'> => {
  const { bankName: name, bankAccountNumber: number, bankAccountHolder: holder, promptPayId } = payment;
  return { bank: number === '' ? null : { name, number, holder }, promptPay: promptPayId || null };
};
