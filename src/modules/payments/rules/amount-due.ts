import { beyondDeposit, type Secured } from '#kernel/balance.ts';
import { plus, type Satang } from '#kernel/money.ts';
import { processingFeeOn } from '#kernel/processing-fee.ts';
import { leftByPlan, type Owed } from './left-by-plan.ts';

/** The amount of a charge: what is left of the deposit, or of everything, beyond a security deposit, plus the method's fee on it. */
export const amountDue = (
  owed: Owed & Secured,
  plan: 'full' | 'deposit',
  feeBasisPoints: number,
): { amount: Satang; fee: Satang } => {
  const due = beyondDeposit(leftByPlan(owed, plan), owed);
  const fee = processingFeeOn(due, feeBasisPoints);
  return { amount: plus(due, fee), fee };
};
