import type { Buyer } from '#contract/office/invoices.ts';
import { minus, type Satang, sum, toBaht, zeroSatang } from '#kernel/money.ts';
import type { Booking } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { bahtText } from '#words/baht-text.ts';
import { invoiceFacts } from './facts/invoice-facts.ts';
import { type PaperTools, partsOfPaper } from './facts/paper-facts.ts';
import { issue, recordIssued } from './issue-paper.ts';
import { accountOf, type BookingAccount } from './records/booking-account.ts';
import type { Issued } from './records/issued-store.ts';
import { invoiceLines } from './rules/invoice-lines.ts';
import { noSeller, nothingReceived, notPaid } from './rules/problems.ts';
import { usualBuyer } from './usual-buyer.ts';

/**
 * Issues the tax invoice of a locked booking. Returns the existing one if it covers everything received; if more was
 * received since, issues a further invoice for the difference only. 409 `invoice.not-paid`, `invoice.nothing-received`.
 */
export const issueInvoice = async (
  ctx: Context,
  booking: Booking,
  requestedBuyer: Buyer | undefined,
  tools: PaperTools,
): Promise<Issued> => {
  const account = await accountOf(ctx.tx, booking);
  const again = currentInvoice(account);
  if (again) {
    await recordIssued(ctx, booking, again, { isNew: false });
    return again;
  }
  const refusal = invoiceRefusal(account);
  if (refusal) throw refusal;
  const parts = await partsOfPaper(ctx, booking, tools);
  const [earlier] = account.standing;
  const beyond = earlier ? receivedBeyondInvoices(account) : account.due.beyond;
  const quote = earlier ? booking.quote.lines.filter(({ kind }) => kind === 'tax').map(informs) : soldOf(booking);
  const sums = invoiceLines({ quote, beyond, fees: earlier ? zeroSatang : account.due.fees });
  const buyer = requestedBuyer ?? usualBuyer(booking, account.issued);
  const besides = earlier?.number ?? null;
  const ledger = account.ledger.map(({ id }) => id);
  const factsOf = (number: string) => ({
    ...invoiceFacts(parts, { number, buyer, sums, account, besides }),
    ledger,
  });
  const tax = sums.tax?.amount ?? zeroSatang;
  return issue(ctx, booking, { kind: 'tax-invoice', total: sums.total, tax, buyer, factsOf }, tools);
};

/** A cancelled booking has no lines: the amount kept follows from the cancellation policy, at the agreed tax rate. */
const soldOf = ({ status, quote }: Booking) =>
  status === 'cancelled' ? quote.lines.filter(({ kind }) => kind === 'tax').map(informs) : quote.lines;

const informs = (line: Booking['quote']['lines'][number]) => ({
  ...line,
  due: 'information' as const,
  amount: zeroSatang,
});

/** The existing invoice, if the invoices cover everything received; else undefined. */
export const currentInvoice = (account: BookingAccount): Issued | undefined =>
  receivedBeyondInvoices(account) > zeroSatang ? undefined : account.standing[0];

/** The amount of the next invoice. */
export const nextInvoice = (account: BookingAccount): Satang =>
  account.standing.length > 0 ? receivedBeyondInvoices(account) : account.due.total;

/** The amount received beyond the uncredited invoices' totals. */
const receivedBeyondInvoices = ({ standing, retained }: BookingAccount): Satang =>
  minus(sum([retained.towards, retained.fees]), sum(standing.map(({ total }) => total)));

/** Why a tax invoice cannot be issued now; null if it can. */
export const invoiceRefusal = (account: BookingAccount) => {
  if (currentInvoice(account)) return null;
  const { owed, total } = account.due;
  if (account.isSellerMissing) return noSeller();
  if (owed > zeroSatang) return notPaid(bahtText(toBaht(owed)));
  return total === zeroSatang ? nothingReceived() : null;
};
