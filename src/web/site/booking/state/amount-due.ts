import { fromBaht, minus, percentToBasisPoints, plus, type Satang, sum, toBaht } from '#kernel/money.ts';
import { processingFeeOn } from '#kernel/processing-fee.ts';
import type { DataOf } from '../../../api/routes.ts';
import type { PaymentPlan } from './draft.ts';
import type { WizardBooking } from './wizard-context.ts';

export type Due = Readonly<{
  /** Baht, fee in: what the button says. The server charges nothing where it finds another sum. */
  amount: number;
  /** The processing fee inside the amount, and the amount without it. */
  fee: number;
  withoutFee: number;
  /** What is left for the counter once this is paid. */
  atPickUp: number;
}>;

export type Owing = Pick<WizardBooking, 'keptAmount' | 'owedAmount'> & {
  quote: Pick<WizardBooking['quote'], 'depositAmount' | 'lines'>;
};

/** What is paid now by a plan and a method's fee in percent. Null for a deposit where none can be paid (any more). */
export const dueOf = (booking: Owing, plan: PaymentPlan, feePercent = 0): Due | null => {
  const rest = fromBaht(booking.owedAmount);
  const due = plan === 'full' ? rest : depositOf(booking);
  if (due === null) return null;
  const fee = processingFeeOn(due, percentToBasisPoints(feePercent));
  const atPickUp = plus(minus(rest, due), coverAtPickUp(booking));
  return { amount: toBaht(plus(due, fee)), fee: toBaht(fee), withoutFee: toBaht(due), atPickUp: toBaht(atPickUp) };
};

/** Baht that are left of a booking that is paid in part; null where nothing was paid yet. */
export const leftToPay = ({ keptAmount, owedAmount }: Pick<Owing, 'keptAmount' | 'owedAmount'>): number | null =>
  keptAmount > 0 ? owedAmount : null;

/** The same by a method: its fee comes on top, and what is paid at the counter is all of it. */
export const dueWith = (
  booking: Owing,
  plan: PaymentPlan,
  method: Pick<DataOf<'GET /payments/methods'>[number], 'flow' | 'processingFee'> | null,
): Due | null => dueOf(booking, method?.flow === 'offline' ? 'full' : plan, method?.processingFee);

const depositOf = ({ keptAmount, quote: { depositAmount } }: Owing): Satang | null =>
  depositAmount === null || keptAmount > 0 ? null : fromBaht(depositAmount);

const coverAtPickUp = ({ quote: { lines } }: Owing): Satang =>
  sum(lines.filter(({ due }) => due === 'pickup').map(({ amount }) => fromBaht(amount)));
