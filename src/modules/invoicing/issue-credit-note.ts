import { maxSatang, minus, plus, type Satang, sum, toBaht, zeroSatang } from '#kernel/money.ts';
import type { Said } from '#modules/documents/index.ts';
import { bahtText } from '#words/baht-text.ts';
import { bilingual, sameInBoth } from './facts/bilingual.ts';
import { creditFacts } from './facts/credit-facts.ts';
import { type Issuing, issue } from './issue-paper.ts';
import { type BookingAccount, type PaymentDocument, wentBackOf } from './records/booking-account.ts';
import { type Credit, creditedTax, creditOf, creditParts, uncreditedAmountOf, uncreditedOf } from './rules/credit.ts';
import { creditKind } from './rules/document-kind.ts';
import { moreThanStands, nothingToCredit } from './rules/problems.ts';

type ByStaff = Readonly<{
  amount: Satang;
  reason: string;
  /** The document to credit; null for the newest that stands for the amount. */
  credits: string | null;
}>;

/** Issues a staff member's credit note for a document. 409 `invoice.nothing-to-credit`, `invoice.more-than-stands`. */
export const issueCreditNote = async (issuing: Issuing, { amount, reason, credits }: ByStaff): Promise<Issuing> => {
  const { account } = issuing;
  const standing = account.standing.filter(({ id }) => credits === null || id === credits);
  const refusal = creditRefusal({ standing });
  if (refusal) throw refusal;
  const document = standing.find((one) => uncreditedAmountOf(one) >= amount);
  if (!document) throw moreThanStands(bahtText(toBaht(creditable({ standing }))));
  return issueCredit(issuing, { document, credit: creditOf(document, amount), reason: sameInBoth(reason) });
};

/** Why no credit note can be issued now; null if one can. */
export const creditRefusal = (account: Pick<BookingAccount, 'standing'>) =>
  creditable(account) === zeroSatang ? nothingToCredit() : null;

/** The largest amount of a single credit note, which refers to one document. */
export const creditable = ({ standing }: Pick<BookingAccount, 'standing'>): Satang =>
  maxSatang(zeroSatang, ...standing.map(uncreditedAmountOf));

/** Credits what the documents stand for and the business no longer keeps, if there is any. */
export const creditExcess = async (issuing: Issuing): Promise<Issuing> => {
  const { account, booking } = issuing;
  const { standing, retained } = account;
  const left = standing.map(uncreditedOf);
  const over = (of: keyof Credit) => maxSatang(minus(sum(left.map((one) => one[of])), retained[of]), zeroSatang);
  const reason = bilingual((words) => words.reason[booking.status === 'cancelled' ? 'cancelled' : 'refunded']);
  const excess = { towards: over('towards'), fees: over('fees') };
  let now = issuing;
  for (const part of creditParts(standing, excess, (document) => wentBackOf(account, document)))
    now = await issueCredit(now, { ...part, reason });
  return now;
};

type OneCredit = Readonly<{ document: PaymentDocument; credit: Credit; reason: Said }>;

const issueCredit = async (issuing: Issuing, { document, credit, reason }: OneCredit): Promise<Issuing> => {
  const tax = creditedTax(document, credit);
  const kind = creditKind(document.kind);
  const factsOf = (number: string) => ({
    ...creditFacts(issuing.parts, { kind, number, document, credit, tax, reason }),
    ledger: [],
  });
  const { buyer, id } = document;
  const amounts = { total: plus(credit.towards, credit.fees), tax, untaxed: credit.fees };
  return issue(issuing, { kind, ...amounts, buyer, creditOf: id, reason: reason.en, factsOf });
};
