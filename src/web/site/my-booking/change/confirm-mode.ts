import type { Booking } from '../managed.ts';
import type { Changed } from './send-change.ts';

type Preview = Pick<Changed, 'leftToPay' | 'refundAmount' | 'difference'> & {
  quote: Pick<Changed['quote'], 'lines'>;
};

/**
 * How a change is confirmed: with money that goes back, with what it costs more paid right after, or as it is.
 * `payPart`: a part of what is left is paid at the counter in any case, so the sum is named at the payment.
 */
export const confirmMode = (
  { paidAmount }: Pick<Booking, 'paidAmount'>,
  { leftToPay, refundAmount, difference, quote }: Preview,
): 'plain' | 'refund' | 'pay' | 'payPart' => {
  if (refundAmount > 0) return 'refund';
  if (paidAmount === 0 || leftToPay <= 0 || difference <= 0) return 'plain';
  return quote.lines.some(({ due }) => due === 'pickup') ? 'payPart' : 'pay';
};
