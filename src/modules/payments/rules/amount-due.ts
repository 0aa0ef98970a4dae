import { type Balance, netPaid, stillOwed } from '#kernel/balance.ts';
import { plus, type Satang, zeroSatang } from '#kernel/money.ts';
import { processingFeeOn } from '#kernel/processing-fee.ts';

type Owed = Balance &
  Readonly<{
    total: Satang;
    /** Null when deposits are off. */
    depositAmount: Satang | null;
  }>;

/**
 * The amount of a charge: the deposit, or everything still owed, plus the method's fee on it. Zero for a deposit once
 * anything is paid.
 */
export const amountDue = (
  { total, depositAmount, ...money }: Owed,
  plan: 'full' | 'deposit',
  feeBasisPoints: number,
): { amount: Satang; fee: Satang } => {
  const isFirst = netPaid(money) === zeroSatang;
  const asDeposit = plan === 'deposit' && depositAmount !== null;
  const due = asDeposit ? (isFirst ? depositAmount : zeroSatang) : stillOwed(total, money);
  const fee = processingFeeOn(due, feeBasisPoints);
  return { amount: plus(due, fee), fee };
};
