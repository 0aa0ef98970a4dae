import type { Steps } from '#platform/context.ts';
import { LONGEST_CALL } from '../../omise/omise-call.ts';
import type { OmiseClient } from '../../omise/omise-client.ts';
import { paymentsOff } from '../../rules/problems.ts';
import type { Books, Difference, ProviderRecords } from '../../rules/reconciliation/books.ts';
import { type Reconciled, reconcile } from '../../rules/reconciliation/reconcile.ts';
import { type ReconciledRange, reconciledPeriod } from '../../rules/reconciliation/reconciled-period.ts';
import { type BooksOfOthers, readBooks } from './books-store.ts';
import { type ReconciliationNote, readNotes } from './notes-store.ts';
import { readProvider, readRefundsOf } from './read-provider.ts';

export type BooksCompared = Reconciled &
  Readonly<{ range: ReconciledRange; at: Temporal.Instant; notes: readonly ReconciliationNote[] }>;

/** The two sides of a comparison. */
export type Sides = Readonly<{ omise: OmiseClient | null; others: BooksOfOthers }>;

/**
 * Reads a period from the provider, outside any transaction, then from our books, and compares them. 422 for an invalid
 * or too long period, 409 without a provider, 503 if the provider does not answer.
 */
export const compareBooks = async (
  { step, now: at }: Steps,
  range: ReconciledRange,
  { omise, others }: Sides,
): Promise<BooksCompared> => {
  const period = reconciledPeriod(range);
  if (!omise) throw paymentsOff();
  const listed = await readProvider(omise, period);
  const books = await step(({ tx }) => readBooks(tx, period, { provider: listed, others }));
  const provider = { ...listed, refunds: [...listed.refunds, ...(await madeElsewhere(omise, books, listed))] };
  const inFlightSince = at.subtract(LONGEST_CALL);
  const compared = reconcile({ period, inFlightSince, provider, books });
  const notes = await step(({ tx }) => readNotes(tx, compared.differences.map(keyOf)));
  return { ...compared, range, at, notes };
};

const keyOf = ({ key }: Difference) => key;

/** The provider's refunds made outside the period, of the charges whose booked or open refunds it did not list. */
const madeElsewhere = async (omise: OmiseClient, { refunds, planned }: Books, { refunds: listed }: ProviderRecords) => {
  const listedIds = new Set(listed.flatMap(({ id, refundId }) => [id, refundId]));
  const booked = refunds.filter(({ reference }) => !listedIds.has(reference));
  const open = planned.filter(({ id, status }) => !listedIds.has(id) && status !== 'done');
  const made = await readRefundsOf(
    omise,
    [...booked, ...open].flatMap(({ chargeId }) => chargeId ?? []),
  );
  return made.filter(({ id }) => !listedIds.has(id));
};
