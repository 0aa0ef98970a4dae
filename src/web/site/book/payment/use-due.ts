import { useQuote } from '../../quote/use-quote.ts';
import type { Booking } from '../booking-in-hand.ts';
import type { PaymentPlan } from '../draft/draft.ts';
import { quoteRequest } from '../requests.ts';
import { useWizard } from '../wizard.ts';

export type Due = Readonly<{
  /** Baht, fee in: what the button says and the server must agree with. */
  amount: number;
  /** Baht left for the counter; null where it is not known. */
  atPickUp: number | null;
  /** The processing fee inside the amount. */
  fee: number;
  isWaiting: boolean;
}>;

/** What is paid now by each plan. Null for the deposit where deposits are off. Every figure is the server's. */
export const useDue = (booking: Booking, methodType: string): Readonly<Record<PaymentPlan, Due | null>> => {
  const { draft } = useWizard();
  const { depositAmount } = booking.quote;
  const body = quoteRequest(draft);
  const asked = (paymentPlan: PaymentPlan) => body && { ...body, paymentPlan, paymentMethod: methodType };
  const full = useQuote(asked('full'));
  const deposit = useQuote(depositAmount === null ? null : asked('deposit'));
  return {
    full: dueOf(full, booking, booking.totalAmount),
    deposit: depositAmount === null ? null : dueOf(deposit, booking, depositAmount),
  };
};

// The booking keeps the price that was agreed. A quote of today tells fee and rest only while it is the same price.
const dueOf = ({ quote, isStale }: ReturnType<typeof useQuote>, booking: Booking, agreed: number): Due =>
  quote && quote.total === booking.totalAmount
    ? { amount: quote.dueNow, atPickUp: quote.dueAtPickUp, fee: quote.processingFee, isWaiting: false }
    : { amount: agreed, atPickUp: null, fee: 0, isWaiting: isStale };
