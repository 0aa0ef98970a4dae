import { toBaht } from '#kernel/money.ts';
import { lockForPayment } from '#modules/booking/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { settleAttempt } from '../../attempts/settle-attempt.ts';
import type { OmiseClient } from '../../omise/omise-client.ts';
import { findAttempt } from '../../records/attempt-store.ts';
import { findPaymentOf } from '../../records/ledger-store.ts';
import { cannotSettle, noDifference, paymentsOff, providerUnreachable } from '../../rules/problems.ts';
import type { Difference, DifferenceKind } from '../../rules/reconciliation/books.ts';
import type { ReconciledRange } from '../../rules/reconciliation/reconciled-period.ts';
import { officeStatus } from '../../rules/shown-status.ts';
import { type BooksCompared, compareBooks, type Sides } from './compare-books.ts';
import { recordDifference } from './record-difference.ts';
import { sendMissingRefund, writeMissingRefund } from './settle-refund.ts';

/**
 * Settles one difference, from the provider's charge or by writing or sending the missing refund, then compares the
 * books again. 404 if the difference no longer exists, 409 if it can only be explained, and as `compareBooks`.
 */
export const settleDifference = async (
  steps: Steps,
  { key, ...range }: ReconciledRange & Readonly<{ key: string }>,
  sides: Sides,
): Promise<BooksCompared> => {
  const { omise } = sides;
  if (!omise) throw paymentsOff();
  const { differences } = await compareBooks(steps, range, sides);
  const difference = differences.find((one) => one.key === key);
  if (!difference) throw noDifference();
  const settle = settlers[difference.kind];
  if (!settle || !difference.maySettle) throw cannotSettle();
  await settle(steps, difference, omise);
  return compareBooks(steps, range, sides);
};

type Settle = (steps: Steps, difference: Difference, omise: OmiseClient) => Promise<void>;

/** Retrieves the charge and settles its attempt, as for a webhook. */
const followCharge: Settle = async ({ step }, difference, omise) => {
  const { attemptId, chargeId } = difference;
  if (!attemptId || !chargeId) throw cannotSettle();
  const answer = await omise.retrieveCharge(chargeId);
  if (answer.outcome !== 'answered') throw providerUnreachable();
  await step(async (ctx) => {
    const attempt = returnedRow(await findAttempt(ctx.tx, attemptId));
    await lockForPayment(ctx, attempt.bookingId);
    const before = await factsOf(ctx, attemptId);
    await settleAttempt(ctx, attempt, answer.value);
    const after = await factsOf(ctx, attemptId);
    await recordDifference(ctx, difference, { action: 'difference.settled', before, after });
  });
};

const factsOf = async ({ tx }: Context, attemptId: string) => {
  const { status, chargeId } = returnedRow(await findAttempt(tx, attemptId));
  const entry = await findPaymentOf(tx, attemptId);
  return { chargeId, status: officeStatus(status), amount: entry ? toBaht(entry.amount) : null };
};

const settlers: Partial<Record<DifferenceKind, Settle>> = {
  'missing-in-ledger': followCharge,
  'status-differs': followCharge,
  'refund-missing-in-ledger': ({ step }, difference) => step((ctx) => writeMissingRefund(ctx, difference)),
  'refund-missing-at-provider': sendMissingRefund,
};
