import { fromBaht, minus, percentToBasisPoints, plus, type Satang, sum, toBaht } from '#kernel/money.ts';
import { processingFeeOn } from '#kernel/processing-fee.ts';
import type { DataOf } from '../../../api/routes.ts';
import { waitingIn } from './as-agreed.ts';
import type { PaymentPlan } from './draft.ts';
import type { WizardBooking } from './wizard-context.ts';

export type Due = Readonly<{
  /** Baht including the fee, as shown on the button. The server refuses to charge if it calculates another amount. */
  amount: number;
  /** The processing fee inside the amount, and the amount without it. */
  fee: number;
  withoutFee: number;
  /** Baht still due at pick-up after this payment. */
  atPickUp: number;
}>;

export type Owing = Pick<WizardBooking, 'keptAmount' | 'owedAmount'> & {
  quote: Pick<WizardBooking['quote'], 'depositAmount' | 'lines'>;
  change: Pick<NonNullable<WizardBooking['change']>, 'dueAmount' | 'isOver'> | null;
};

/** The amount due now for a plan, with a method's fee in percent. Null for a deposit where none can be paid. */
export const dueOf = (booking: Owing, plan: PaymentPlan, feePercent = 0): Due | null => {
  const rest = fromBaht(booking.owedAmount);
  const due = plan === 'full' ? rest : depositOf(booking);
  if (due === null) return null;
  const fee = processingFeeOn(due, percentToBasisPoints(feePercent));
  const atPickUp = plus(minus(rest, due), coverAtPickUp(booking));
  return { amount: toBaht(plus(due, fee)), fee: toBaht(fee), withoutFee: toBaht(due), atPickUp: toBaht(atPickUp) };
};

/** Baht still owed on a partly paid booking; null before the first payment. */
export const leftToPay = ({ keptAmount, owedAmount }: Pick<Owing, 'keptAmount' | 'owedAmount'>): number | null =>
  keptAmount > 0 ? owedAmount : null;

/** The amount due with a method: adds its fee; an offline method always takes the full amount. */
export const dueWith = (
  booking: Owing,
  plan: PaymentPlan,
  method: Pick<DataOf<'GET /payments/methods'>[number], 'flow' | 'processingFee'> | null,
): Due | null => dueOf(booking, method?.flow === 'offline' ? 'full' : plan, method?.processingFee);

const depositOf = (booking: Owing): Satang | null => {
  const change = waitingIn(booking);
  const { depositAmount } = booking.quote;
  if (depositAmount === null || (!change && booking.keptAmount > 0)) return null;
  return fromBaht(change?.dueAmount ?? depositAmount);
};

const coverAtPickUp = ({ quote: { lines } }: Owing): Satang =>
  sum(lines.filter(({ due }) => due === 'pickup').map(({ amount }) => fromBaht(amount)));
