import type { Buyer } from '#contract/office/invoices.ts';
import { type Satang, zeroSatang } from '#kernel/money.ts';
import { lockBooking } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import type { PaperTools } from './facts/paper-facts.ts';
import { paymentFacts } from './facts/payment-facts.ts';
import { creditExcess } from './issue-credit-note.ts';
import { beginIssuing, type Issuing, issue, recordIssued } from './issue-paper.ts';
import type { BookingAccount, PaymentDocument } from './records/booking-account.ts';
import type { Issued } from './records/issued-store.ts';
import { replaceDocuments } from './replace-documents.ts';
import { uncreditedOf } from './rules/credit.ts';
import { isSameBuyer, paymentKind } from './rules/document-kind.ts';
import { type Earlier, paymentSums } from './rules/payment-sums.ts';
import { isTaxInvoice, noneChosen, noSeller, noTax, nothingReceived } from './rules/problems.ts';
import { amountOfAll } from './rules/undocumented.ts';
import { usualBuyer } from './usual-buyer.ts';

/**
 * Issues the documents of a booking by itself: one for each payment that has none, then credits for what the business
 * no longer keeps. Issues nothing while the seller's tax ID is missing.
 */
export const issueDocuments = async (ctx: Context, bookingId: string, tools: PaperTools): Promise<void> => {
  const booking = await lockBooking(ctx.tx, bookingId);
  if (!booking) return;
  const issuing = await beginIssuing(ctx, booking, tools);
  const { account } = issuing;
  if (account.isSellerMissing) return;
  const isNew = ({ id }: Payment) => account.documents.every(({ covers }) => !covers.includes(id));
  const buyer = usualBuyer(booking, account.issued);
  await creditExcess(await issueMissing(issuing, account.undocumented.filter(isNew), buyer));
};

type Request = Readonly<{
  kind: 'tax-invoice' | 'receipt';
  buyer: Buyer | undefined;
  /** Ids of documents to be issued anew to the buyer. */
  replaces: readonly string[];
}>;

/**
 * Issues the documents that payments need, to a buyer, and replaces those that are named by others to the same. Issues
 * nothing where all have theirs. 409 `invoice.no-seller`, `invoice.nothing-received`, `invoice.no-tax`,
 * `invoice.is-tax-invoice`; 422 for a full tax invoice without an address, and for another buyer where nothing is named.
 */
export const issuePaymentDocuments = async (
  issuing: Issuing,
  { kind, buyer: requested, replaces }: Request,
): Promise<Issuing> => {
  const { account, booking } = issuing;
  const refusal = kind === 'receipt' ? receiptRefusal(account) : invoiceRefusal(account);
  if (refusal) throw refusal;
  const buyer = requested ?? usualBuyer(booking, account.issued);
  const replaced = await replaceDocuments(issuing, replaces, buyer);
  const done = await issueMissing(replaced, account.undocumented, buyer);
  const [standing] = account.standing;
  if (done.issued || !standing) return done;
  if (requested && !isSameBuyer(standing.buyer, requested)) throw noneChosen();
  await recordIssued(issuing, standing, { isNew: false });
  return done;
};

type Payment = BookingAccount['payments'][number];

/** Issues the documents of payments without one, oldest first. */
const issueMissing = async (issuing: Issuing, payments: readonly Payment[], buyer: Buyer): Promise<Issuing> => {
  let now = issuing;
  for (const payment of payments) now = await issueFor(now, { payment, buyer, isLast: payment === payments.at(-1) });
  return now;
};

type OnePayment = Readonly<{ payment: Payment; buyer: Buyer; isLast: boolean }>;

const issueFor = async (issuing: Issuing, { payment, buyer, isLast }: OnePayment): Promise<Issuing> => {
  const { booking, account, parts } = issuing;
  const { documents, due } = account;
  const sums = paymentSums({
    quote: booking.quote.lines,
    beyond: due.beyond,
    isLast: isLast && due.owed === zeroSatang,
    isCancelled: booking.status === 'cancelled',
    waived: booking.waived,
    payment,
    earlier: documents
      .toReversed()
      .map(earlierOf)
      .filter(({ towards }) => towards > zeroSatang),
  });
  const kind = paymentKind(account.hasTax, buyer);
  const factsOf = (number: string) => ({
    ...paymentFacts(parts, { kind, number, buyer, sums, payment }),
    ledger: [payment.id],
  });
  const tax = sums.tax?.amount ?? zeroSatang;
  const isAgain = documents.some(({ covers }) => covers.includes(payment.id));
  const paper = { kind, total: sums.total, tax, untaxed: payment.fee, claimed: sums.claimed, buyer, factsOf };
  return issue(issuing, { ...paper, paymentId: isAgain ? null : payment.id });
};

const earlierOf = (document: PaymentDocument): Earlier => {
  const { towards, tax, claimed } = uncreditedOf(document);
  return { number: document.number, towards, claimed, tax };
};

/** The newest document, if every payment has one. */
export const currentDocument = ({ undocumented, standing }: BookingAccount): Issued | undefined =>
  undocumented.length > 0 ? undefined : standing[0];

/** The amount of the payments that need a document. */
export const nextAmount = ({ undocumented }: BookingAccount): Satang => amountOfAll(undocumented);

/** Why no tax invoice can be issued now; null if one can. */
export const invoiceRefusal = (account: BookingAccount) => {
  if (!account.hasTax) return account.payments.length > 0 ? noTax() : nothingReceived();
  if (account.isSellerMissing) return noSeller();
  return hasNone(account) ? nothingReceived() : null;
};

/** Why no receipt can be issued now; null if one can. */
export const receiptRefusal = (account: BookingAccount) => {
  if (hasNone(account)) return nothingReceived();
  return account.hasTax ? isTaxInvoice() : null;
};

const hasNone = ({ standing, undocumented }: BookingAccount) => standing.length === 0 && undocumented.length === 0;
