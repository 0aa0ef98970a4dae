import { minus, type Satang, sum, zeroSatang } from '#kernel/money.ts';
import { type Standing, uncreditedAmountOf } from './credit.ts';

type Payment = Readonly<{ id: string; amount: Satang }>;
type Back = Readonly<{ paymentId: string; amount: Satang }>;
type Document = Pick<Standing, 'total' | 'credits'> & Readonly<{ covers: readonly string[] }>;

type Account<One extends Payment> = Readonly<{
  /** Oldest first. */
  payments: readonly One[];
  /** Refunds, planned or made. */
  refunds: readonly Back[];
  /** Documents of payments that were not replaced. */
  documents: readonly Document[];
  /** What the business keeps of the payments, fees included. */
  retained: Satang;
}>;

/**
 * The payments that need a document: each has one, but what goes back whole. One whose documents were credited whole
 * needs another where the business kept its money, which no other document stands for.
 */
export const undocumented = <One extends Payment>({ payments, refunds, documents, retained }: Account<One>): One[] => {
  const keptOf = ({ id, amount }: One) =>
    minus(amount, sum(refunds.filter((back) => back.paymentId === id).map((back) => back.amount)));
  const documentsFor = ({ id }: One) => documents.filter(({ covers }) => covers.includes(id));
  const kept = payments.filter((payment) => keptOf(payment) > zeroSatang);
  const isNew = (payment: One) => documentsFor(payment).length === 0;
  const needed = sum(kept.filter(isNew).map(keptOf));
  let left = minus(minus(retained, sum(documents.map(uncreditedAmountOf))), needed);
  return kept.filter((payment) => {
    if (isNew(payment)) return true;
    const isCredited = documentsFor(payment).every((document) => uncreditedAmountOf(document) === zeroSatang);
    if (!isCredited || left < keptOf(payment)) return false;
    left = minus(left, keptOf(payment));
    return true;
  });
};

/** The sum of payments. */
export const amountOfAll = (payments: readonly Payment[]): Satang => sum(payments.map(({ amount }) => amount));
