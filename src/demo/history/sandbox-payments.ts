import { z } from 'zod';
import type { NewAttempt, NewRefund } from '#modules/payments/index.ts';
import { fetchFrom } from '#platform/outgoing/fetch-from.ts';
import type { DemoHistory } from './plan-history.ts';

/** The payment sandbox's URL and secret key. */
export type SandboxAccess = Readonly<{ url: string; secretKey: string }>;

const Imported = z.object({
  charges: z.array(
    z.object({
      key: z.string(),
      charge: z.string(),
      customer: z.string().nullable(),
      transaction: z.string().nullable(),
      refund: z.string().nullable(),
    }),
  ),
});

/**
 * Imports every past card payment and standing hold into the payment sandbox, and returns the history with the sandbox's ids. Idempotent:
 * the sandbox imports each attempt once. Throws when the sandbox refuses the import.
 */
export const importIntoSandbox = async (
  history: DemoHistory,
  { url, secretKey }: SandboxAccess,
): Promise<DemoHistory> => {
  const reply = await fetchFrom('sandbox', new URL('/sandbox/import', url), {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ charges: [...pastCharges(history), ...holdsOf(history)] }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!reply.ok) throw new Error(`The payment sandbox answered ${reply.status} to the payments of the past`);
  const { charges } = Imported.parse(await reply.json());
  return withIds(history, new Map(charges.map((charge) => [charge.key, charge])));
};

const pastCharges = ({ attempts, bookings, ledger, refunds: asked }: DemoHistory) => {
  const bookingOf = new Map(bookings.map(({ booking }) => [booking.id, booking]));
  const refunds = new Map(ledger.filter(({ kind }) => kind === 'refund').map((entry) => [entry.attemptId, entry]));
  const occasions = new Map(asked.map(({ id, paymentId, occasion }) => [paymentId, { refundId: id, occasion }]));
  return attempts.map((attempt) => {
    const { firstName = '', lastName = '', reference = '' } = bookingOf.get(attempt.bookingId) ?? {};
    const refund = refunds.get(attempt.id);
    return {
      key: attempt.id,
      amount: attempt.amount,
      description: `Booking ${reference}`,
      metadata: { bookingId: attempt.bookingId, reference, attemptId: attempt.id },
      createdAt: attempt.createdAt.toString(),
      card: { number: numberOf(attempt), name: `${firstName} ${lastName}`, expirationMonth: 12, expirationYear: 2040 },
      refund: refund
        ? {
            amount: refund.amount,
            createdAt: refund.createdAt.toString(),
            metadata: { bookingId: attempt.bookingId, ...occasions.get(refund.refundOf ?? '') },
          }
        : null,
    };
  });
};

const holdsOf = ({ cardHolds, bookings }: DemoHistory) => {
  const bookingOf = new Map(bookings.map(({ booking }) => [booking.id, booking]));
  return cardHolds.map(({ id: holdId = '', bookingId, amount, createdAt }) => {
    const { firstName = '', lastName = '', reference = '' } = bookingOf.get(bookingId) ?? {};
    return {
      key: holdId,
      amount,
      description: `Security deposit of booking ${reference}`,
      metadata: { bookingId, reference, holdId },
      createdAt: createdAt.toString(),
      card: { number: '4242424242424242', name: `${firstName} ${lastName}`, expirationMonth: 12, expirationYear: 2040 },
      isHeld: true,
      refund: null,
    };
  });
};

/** The provider's test numbers, by brand and last digits. */
const testNumbers: Record<string, string> = {
  'Visa 4242': '4242424242424242',
  'Visa 1111': '4111111111111111',
  'MasterCard 4444': '5555555555554444',
  'JCB 0000': '3530111333300000',
  'Visa 0011': '4111111111140011',
  'Visa 0014': '4111111111110014',
  'Visa 0013': '4111111111120013',
};

const numberOf = ({ cardBrand, cardLastDigits }: NewAttempt): string => {
  const number = testNumbers[`${cardBrand} ${cardLastDigits}`];
  if (!number) throw new Error(`No test card ${cardBrand} ${cardLastDigits}`);
  return number;
};

type Ids = ReadonlyMap<string, z.infer<typeof Imported>['charges'][number]>;

const withIds = (history: DemoHistory, ids: Ids): DemoHistory => ({
  ...history,
  attempts: history.attempts.map((attempt) => {
    const imported = ids.get(attempt.id);
    return { ...attempt, chargeId: imported?.charge ?? null, transactionId: imported?.transaction ?? null };
  }),
  cardHolds: history.cardHolds.map((hold) => {
    const imported = ids.get(hold.id ?? '');
    return { ...hold, chargeId: imported?.charge ?? null, customerId: imported?.customer ?? null };
  }),
  refunds: withReferences(history, ids),
  ledger: history.ledger.map((entry) => {
    const imported = entry.attemptId ? ids.get(entry.attemptId) : undefined;
    return imported ? { ...entry, reference: entry.kind === 'refund' ? imported.refund : imported.charge } : entry;
  }),
});

/** Refunds by card with the provider's ids. */
const withReferences = ({ refunds, ledger }: DemoHistory, ids: Ids): NewRefund[] => {
  const attemptOf = new Map(ledger.map(({ id, attemptId }) => [id, attemptId]));
  return refunds.map((refund) => {
    const reference = ids.get(attemptOf.get(refund.paymentId) ?? '')?.refund ?? null;
    return reference ? { ...refund, providerRefundId: reference, reference } : refund;
  });
};
