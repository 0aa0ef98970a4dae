import type { Buyer } from '#contract/office/invoices.ts';
import { maxSatang, negative, type Satang, sum, zeroSatang } from '#kernel/money.ts';
import type { Booking } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { type PaperTools, partsOfPaper } from './facts/paper-facts.ts';
import { receiptFacts } from './facts/receipt-facts.ts';
import { issue, recordIssued } from './issue-paper.ts';
import { accountOf, type BookingAccount } from './records/booking-account.ts';
import type { Issued } from './records/issued-store.ts';
import { nothingReceived } from './rules/problems.ts';
import { usualBuyer } from './usual-buyer.ts';

/**
 * Issues a receipt for the current ledger of a locked booking. Returns the last receipt if there was no payment or
 * refund since. 409 `invoice.nothing-received`.
 */
export const issueReceipt = async (
  ctx: Context,
  booking: Booking,
  requestedBuyer: Buyer | undefined,
  tools: PaperTools,
): Promise<Issued> => {
  const account = await accountOf(ctx.tx, booking);
  const refusal = receiptRefusal(account);
  if (refusal) throw refusal;
  const last = lastReceipt(account);
  if (last) {
    await recordIssued(ctx, booking, last, { isNew: false });
    return last;
  }
  const { ledger } = account;
  const parts = await partsOfPaper(ctx, booking, tools);
  const total = receivedInAll(account);
  const buyer = requestedBuyer ?? usualBuyer(booking, account.issued);
  const factsOf = (number: string) => ({
    ...receiptFacts(parts, { number, buyer, ledger, total }),
    ledger: ledger.map(({ id }) => id),
  });
  return issue(ctx, booking, { kind: 'receipt', total, tax: zeroSatang, buyer, factsOf }, tools);
};

/** The last receipt, if it covers the current ledger. Entries are never changed, so comparing their number suffices. */
export const lastReceipt = ({ issued, ledger }: BookingAccount): Issued | undefined => {
  const last = issued.find(({ kind }) => kind === 'receipt');
  return last?.facts.ledger.length === ledger.length ? last : undefined;
};

/** The amount of the next receipt. */
export const receivedInAll = ({ ledger }: BookingAccount): Satang =>
  maxSatang(sum(ledger.map(({ kind, amount }) => (kind === 'payment' ? amount : negative(amount)))), zeroSatang);

/** Why a receipt cannot be issued now; null if it can. */
export const receiptRefusal = ({ ledger }: BookingAccount) =>
  ledger.some(({ kind }) => kind === 'payment') ? null : nothingReceived();
