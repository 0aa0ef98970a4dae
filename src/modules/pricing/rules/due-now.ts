import { depositOf } from '#kernel/deposit.ts';
import { minus, plus, type Satang } from '#kernel/money.ts';
import { processingFeeOn } from '#kernel/processing-fee.ts';
import { type Quote, type QuoteLine, quoteLine } from './quote.ts';

export type PaymentPlan = 'full' | 'deposit';

type Paying = Readonly<{
  /** The online total with tax. */
  total: Satang;
  /** What is sold at the counter, with its tax. */
  dueAtCounter: Satang;
  plan?: PaymentPlan;
  /** Percent of the total; null when deposits are off, and then whoever asks for one pays in full. */
  depositPercentage: number | null;
  /** Basis points of what is paid now. */
  processingFee?: number;
}>;

type Payment = Readonly<{
  lines: QuoteLine[];
  sums: Pick<Quote, 'depositAmount' | 'processingFee' | 'dueNow' | 'dueAtPickUp'>;
}>;

/** What is paid now, with the method's fee on it, and what is left for the counter. */
export const paymentOf = ({
  total,
  dueAtCounter,
  plan = 'full',
  depositPercentage,
  processingFee: feeRate = 0,
}: Paying): Payment => {
  const depositAmount = depositPercentage === null ? null : depositOf(total, depositPercentage);
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
