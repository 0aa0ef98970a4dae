import type { Buyer } from '#contract/office/invoices.ts';
import { bilingual } from './facts/bilingual.ts';
import { replacingFacts } from './facts/payment-facts.ts';
import { type Issuing, issue } from './issue-paper.ts';
import type { BookingAccount, PaymentDocument } from './records/booking-account.ts';
import { uncreditedAmountOf } from './rules/credit.ts';
import { isSameBuyer, isTaxed, paymentKind } from './rules/document-kind.ts';
import { newNumbers } from './rules/new-numbers.ts';
import { addressMissing, notReplaceable } from './rules/problems.ts';

/**
 * The documents that can be issued anew to another buyer, newest first. What was credited in part has its buyer named
 * by the credit note too.
 */
export const replaceable = ({ documents }: BookingAccount): PaymentDocument[] =>
  documents.filter((document) => document.buyer.name !== '' && uncreditedAmountOf(document) === document.total);

/**
 * Issues documents anew to another buyer, oldest first, with their amounts and date; the ones before count no longer.
 * 409 `invoice.not-replaceable`; 422 for a full tax invoice without an address.
 */
export const replaceDocuments = async (issuing: Issuing, ids: readonly string[], buyer: Buyer): Promise<Issuing> => {
  const named = replaceable(issuing.account).filter(({ id }) => ids.includes(id));
  if (named.length < new Set(ids).size) throw notReplaceable();
  const outdated = named.filter((document) => !isSameBuyer(document.buyer, buyer));
  if (buyer.address === '' && outdated.some(({ kind }) => kind === 'tax-invoice')) throw addressMissing();
  let now = issuing;
  for (const document of outdated.toReversed()) now = await replace(now, document, buyer);
  return now;
};

const replace = async (issuing: Issuing, document: PaymentDocument, buyer: Buyer): Promise<Issuing> => {
  const { parts, account } = issuing;
  const { total, tax, untaxed, claimed, id: replaces, number: before, issuedAt, facts } = document;
  const kind = paymentKind(isTaxed(document), buyer);
  const reason = bilingual((words) => words.reason.replaced, {
    number: before,
    date: parts.day(issuedAt),
    today: parts.day(parts.now),
  });
  const numbers = newNumbers(account.issued);
  const factsOf = (number: string) => ({
    ...replacingFacts(parts, document, { kind, number, buyer, reason, numbers }),
    ledger: facts.ledger,
  });
  return issue(issuing, { kind, total, tax, untaxed, claimed, buyer, issuedAt, replaces, reason: reason.en, factsOf });
};
