import { type Balance, stillOwed } from '#kernel/balance.ts';
import { plus, type Satang } from '#kernel/money.ts';
import { processingFeeOn } from '#kernel/processing-fee.ts';

type Owed = Balance &
  Readonly<{
    total: Satang;
    /** Null when deposits are off. */
    depositAmount: Satang | null;
  }>;

/**
 * The amount of a charge: what is left of the deposit, or of everything, plus the method's fee on it.
 */
export const amountDue = (
  { total, depositAmount, ...money }: Owed,
  plan: 'full' | 'deposit',
  feeBasisPoints: number,
): { amount: Satang; fee: Satang } => {
  const asDeposit = plan === 'deposit' && depositAmount !== null;
  const due = stillOwed(asDeposit ? depositAmount : total, money);
  const fee = processingFeeOn(due, feeBasisPoints);
  return { amount: plus(due, fee), fee };
};
