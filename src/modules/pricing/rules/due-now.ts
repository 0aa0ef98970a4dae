import { depositOf } from '#kernel/deposit.ts';
import { minus, plus, type Satang } from '#kernel/money.ts';
import { processingFeeOn } from '#kernel/processing-fee.ts';
import { type Quote, type QuoteLine, quoteLine } from './quote.ts';
import type { Tax } from './tax-lines.ts';

export type PaymentPlan = 'full' | 'deposit';

type Paying = Readonly<{
  /** The total paid online, with tax. */
  total: Satang;
  /** The total of items paid at the counter, with tax. */
  dueAtCounter: Satang;
  plan?: PaymentPlan;
  /** Percent of the total; null when deposits are off, in which case the plan `deposit` pays in full. */
  depositPercentage: number | null;
  tax: Pick<Tax, 'roundTotals'>;
  /** The processing fee, in basis points of the amount paid now. */
  processingFee?: number;
}>;

type Payment = Readonly<{
  lines: QuoteLine[];
  sums: Pick<Quote, 'depositAmount' | 'processingFee' | 'dueNow' | 'dueAtPickUp'>;
}>;

/** The amount paid now, with the payment method's fee, and the amount left for the counter. */
export const paymentOf = ({
  total,
  dueAtCounter,
  plan = 'full',
  depositPercentage,
  tax,
  processingFee: feeRate = 0,
}: Paying): Payment => {
  const depositAmount = depositPercentage === null ? null : depositOf(total, depositPercentage, tax);
  const paidNow = plan === 'deposit' && depositAmount !== null ? depositAmount : total;
  const processingFee = processingFeeOn(paidNow, feeRate);
  return {
    lines: feeRate > 0 ? [quoteLine({ kind: 'processing-fee', due: 'fee', rate: feeRate, amount: processingFee })] : [],
    sums: {
      depositAmount,
      processingFee,
      dueNow: plus(paidNow, processingFee),
      dueAtPickUp: plus(minus(total, paidNow), dueAtCounter),
    },
  };
};
