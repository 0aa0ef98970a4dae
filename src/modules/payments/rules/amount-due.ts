import { plus, type Satang } from '#kernel/money.ts';
import { processingFeeOn } from '#kernel/processing-fee.ts';
import { leftByPlan, type Owed } from './left-by-plan.ts';

/** The amount of a charge: what is left of the deposit, or of everything, plus the method's fee on it. */
export const amountDue = (
  owed: Owed,
  plan: 'full' | 'deposit',
  feeBasisPoints: number,
): { amount: Satang; fee: Satang } => {
  const due = leftByPlan(owed, plan);
  const fee = processingFeeOn(due, feeBasisPoints);
  return { amount: plus(due, fee), fee };
};
