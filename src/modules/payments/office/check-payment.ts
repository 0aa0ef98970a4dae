import { recordByStaff } from '#modules/booking/index.ts';
import type { Steps } from '#platform/context.ts';
import { askProvider, saveCharge } from '../attempts/ask-provider.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import { openRefundsOf } from '../refunds/refund-store.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { chargeNotFound, nothingToCheck, otherAccount, paymentsOff, providerUnreachable } from '../rules/problems.ts';
import { officeStatus } from '../rules/shown-status.ts';
import { findTransaction } from './transaction-list-store.ts';

/**
 * Refreshes a payment from the provider and continues its open refunds. 404, 409 for money that did not come
 * through a provider or lies in another account than that of the keys, 503 while it does not answer.
 */
export const checkPayment = async (steps: Steps, id: string, omise: OmiseClient | null): Promise<void> => {
  const before = await steps.step(({ tx }) => findTransaction(tx, id));
  if (!before) throw chargeNotFound();
  const { attempt, booking } = before;
  if (!attempt) throw nothingToCheck();
  if (!omise) throw paymentsOff();
  const charge = await askProvider(omise, attempt);
  if (charge === 'unknown') throw providerUnreachable();
  if (charge === 'elsewhere') throw otherAccount();
  const settled = await saveCharge(steps, attempt, charge);
  const waiting = await steps.step(({ tx }) => openRefundsOf(tx, id));
  for (const refund of waiting) await sendRefund(steps, refund, omise);
  await steps.step((ctx) =>
    recordByStaff(ctx, booking, {
      action: 'payment.checked',
      before: { status: officeStatus(attempt.status), refundsSent: 0 },
      after: { status: officeStatus(settled.status), refundsSent: waiting.length },
    }),
  );
};
