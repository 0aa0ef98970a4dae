import { maxSatang, minus, plus, type Satang, sum, toBaht, zeroSatang } from '#kernel/money.ts';
import { type Booking, lockBooking } from '#modules/booking/index.ts';
import type { Said } from '#modules/documents/index.ts';
import type { Context } from '#platform/context.ts';
import { bahtText } from '#words/baht-text.ts';
import { bilingual, sameInBoth } from './facts/bilingual.ts';
import { creditFacts } from './facts/credit-facts.ts';
import { type PaperTools, partsOfPaper } from './facts/paper-facts.ts';
import { issue } from './issue-paper.ts';
import { accountOf, type BookingAccount, type Invoice } from './records/booking-account.ts';
import type { Issued } from './records/issued-store.ts';
import { creditedTax, creditParts, uncreditedAmountOf } from './rules/credit.ts';
import { moreThanStands, nothingToCredit } from './rules/problems.ts';

type ByStaff = Readonly<{ amount: Satang; reason: string }>;

/**
 * Issues a staff member's credit note for an invoice of a locked booking. 409 `invoice.nothing-to-credit`,
 * `invoice.more-than-stands`.
 */
export const issueCreditNote = async (
  ctx: Context,
  booking: Booking,
  { amount, reason }: ByStaff,
  tools: PaperTools,
): Promise<Issued> => {
  const account = await accountOf(ctx.tx, booking);
  const refusal = creditRefusal(account);
  if (refusal) throw refusal;
  const invoice = account.standing.find((one) => uncreditedAmountOf(one) >= amount);
  if (!invoice) throw moreThanStands(bahtText(toBaht(creditable(account))));
  return credit(ctx, booking, { invoice, amount, reason: sameInBoth(reason) }, tools);
};

/** Why no credit note can be issued now; null if one can. */
export const creditRefusal = (account: BookingAccount) =>
  creditable(account) === zeroSatang ? nothingToCredit() : null;

/** The largest amount of a single credit note, which refers to one invoice. */
export const creditable = ({ standing }: BookingAccount): Satang =>
  maxSatang(zeroSatang, ...standing.map(uncreditedAmountOf));

/**
 * Issues credit notes for the part of the invoiced amount that the business no longer keeps. Does nothing if there is
 * none.
 */
export const creditInvoice = async (ctx: Context, bookingId: string, tools: PaperTools): Promise<void> => {
  const booking = await lockBooking(ctx.tx, bookingId);
  if (!booking) return;
  const { standing, retained } = await accountOf(ctx.tx, booking);
  const excess = minus(sum(standing.map(uncreditedAmountOf)), plus(retained.towards, retained.fees));
  if (excess <= zeroSatang) return;
  const reason = bilingual((words) => words.reason[booking.status === 'cancelled' ? 'cancelled' : 'refunded']);
  for (const { invoice, amount } of creditParts(standing, excess))
    await credit(ctx, booking, { invoice, amount, reason }, tools);
};

type Credit = Readonly<{ invoice: Invoice; amount: Satang; reason: Said }>;

const credit = async (ctx: Context, booking: Booking, { invoice, amount, reason }: Credit, tools: PaperTools) => {
  const tax = creditedTax(invoice, amount);
  const parts = await partsOfPaper(ctx, booking, tools);
  const factsOf = (number: string) => ({
    ...creditFacts(parts, { number, invoice, amount, tax, reason }),
    ledger: [],
  });
  const { buyer, id: creditOf } = invoice;
  const paper = { kind: 'credit-note' as const, total: amount, tax, buyer, creditOf, reason: reason.en, factsOf };
  return issue(ctx, booking, paper, tools);
};
