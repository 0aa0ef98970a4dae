import { minus, plus, sum } from '#kernel/money.ts';
import { type Booking, soldAtPickUp } from '#modules/booking/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { type Credit, type Standing, uncreditedAmountOf } from '../rules/credit.ts';
import { isPaymentKind } from '../rules/document-kind.ts';
import { counting } from '../rules/earlier-documents.ts';
import { againstPrice, retainedAmounts } from '../rules/invoiced.ts';
import { undocumented } from '../rules/undocumented.ts';
import { documentsOfBooking, type Issued } from './issued-store.ts';
import { paymentsOf, refundsOf } from './movements-store.ts';

/** A payment's document with its credits. */
export type PaymentDocument = Issued & Standing & Readonly<{ covers: readonly string[]; isOverBooking: boolean }>;

/** A booking's payments, issued documents, and the amounts kept and chargeable. */
export type BookingAccount = ReturnType<typeof judged>;

/** Loads a booking's ledger, refunds and documents, and calculates what needs a document and what is kept. */
export const accountOf = async (tx: Tx, booking: Booking): Promise<BookingAccount> =>
  judged({
    booking,
    payments: await paymentsOf(tx, booking.id),
    refunds: await refundsOf(tx, booking.id),
    issued: await documentsOfBooking(tx, booking.id),
    sellerTaxId: (await readSettings(tx)).general.taxId,
  });

/** The account once another document was issued. */
export const withIssued = (account: BookingAccount, document: Issued): BookingAccount =>
  judged({ ...account, issued: [document, ...account.issued].sort(byDateFromNewest) });

const byDateFromNewest = (one: Issued, other: Issued) =>
  Temporal.Instant.compare(other.issuedAt, one.issuedAt) || (one.id < other.id ? 1 : -1);

type Loaded = Readonly<{
  booking: Booking;
  payments: Awaited<ReturnType<typeof paymentsOf>>;
  refunds: Awaited<ReturnType<typeof refundsOf>>;
  /** Newest first. */
  issued: readonly Issued[];
  sellerTaxId: string;
}>;

const judged = ({ booking, payments, refunds, issued, sellerTaxId }: Loaded) => {
  const money = { ...booking, refunds };
  const price = plus(booking.total, soldAtPickUp(booking.quote));
  const retained = retainedAmounts(money);
  const hasTax = booking.quote.lines.some(({ kind, rate }) => kind === 'tax' && (rate ?? 0) > 0);
  const documents = counting(paymentDocumentsOf(issued), hasTax);
  return {
    booking,
    payments,
    refunds,
    issued,
    sellerTaxId,
    hasTax,
    retained,
    due: againstPrice({ ...money, price, isCancelled: booking.status === 'cancelled' }),
    /** A price with tax requires a tax invoice, which must show the seller's tax ID. */
    isSellerMissing: hasTax && sellerTaxId === '',
    /** The documents of payments that count and were not replaced, newest first. */
    documents,
    /** Those that credits do not fully cover. */
    standing: documents.filter((document) => uncreditedAmountOf(document) > 0),
    undocumented: undocumented({ payments, refunds, documents, retained: plus(retained.towards, retained.fees) }),
  };
};

const paymentDocumentsOf = (issued: readonly Issued[]): PaymentDocument[] =>
  issued
    .filter(({ id, kind }) => isPaymentKind(kind) && !issued.some(({ replaces }) => replaces === id))
    .map((document) => ({
      ...document,
      covers: document.facts.ledger,
      isOverBooking: document.facts.movements !== undefined,
      credits: issued.filter(({ creditOf }) => creditOf === document.id),
    }));

/** What went back, or will, of the payments that a document is for. */
export const wentBackOf = ({ refunds }: BookingAccount, { covers }: PaymentDocument): Credit => {
  const own = refunds.filter(({ paymentId }) => covers.includes(paymentId));
  const fees = sum(own.map(({ fee }) => fee));
  return { towards: minus(sum(own.map(({ amount }) => amount)), fees), fees };
};
