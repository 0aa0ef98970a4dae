import type { ChargeResult } from '#contract/payments.ts';
import { toBaht } from '#kernel/money.ts';
import { openBooking, paymentStatusOf } from '#modules/booking/index.ts';
import { type PaymentMethod, readPaymentMethods } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { Serving } from '#platform/http/serving.ts';
import { type Attempt, findAttempt, findAttemptByCharge } from './attempt-store.ts';
import { chargeBooking } from './charge-booking.ts';
import { createToken } from './create-token.ts';
import type { OmiseClient } from './omise-client.ts';
import { refreshAttempt } from './reconcile-attempts.ts';
import { chargeNotFound, noServerTokens, paymentsOff } from './rules/problems.ts';

export type PaymentOptions = Readonly<{
  omise: OmiseClient | null;
  /** What a browser needs to send card data to the vault itself. */
  provider: { vaultUrl: string; publicKey: string; testPayments: boolean } | null;
  allowServerTokenization: boolean;
  publicUrl: string;
}>;

/** Methods that this application can take money with online. */
const online = new Set(['card']);

export const paymentsRoutes = ({ serve, serveInSteps }: Serving, options: PaymentOptions): void => {
  const { omise, provider, allowServerTokenization, publicUrl } = options;

  serve('GET /payments/methods', async ({ tx }) => {
    const methods = await readPaymentMethods(tx);
    const usable = methods.filter(({ isEnabled, methodType }) => isEnabled && omise && online.has(methodType));
    return { data: usable.map(methodShape), provider };
  });

  serveInSteps('POST /payments/create-token', async (_steps, { body }) => {
    if (!allowServerTokenization) throw noServerTokens();
    if (!omise) throw paymentsOff();
    return { data: { token: await createToken(body, omise) } };
  });

  serveInSteps('POST /payments/charge', async (steps, { body }) => {
    if (!omise) throw paymentsOff();
    const asked = {
      bookingId: body.bookingId,
      cardToken: body.cardToken ?? null,
      amount: body.amount ?? null,
      plan: body.paymentPlan ?? null,
      returnUri: `${publicUrl}/booking/payment-result`,
    };
    return result(steps, await chargeBooking(steps, asked, omise));
  });

  serveInSteps('GET /payments/verify/:chargeId', async (steps, { params }) => {
    const attempt = await steps.step((ctx) => openAttemptOf(ctx, params.chargeId));
    const isOpen = attempt.status === 'sending' || attempt.status === 'pending';
    return result(steps, isOpen && omise ? await refreshAttempt(steps, attempt, omise) : attempt);
  });
};

/** An attempt whose charge nobody knows yet is named by its own id. */
const chargeIdOf = ({ id, chargeId }: Attempt): string => chargeId ?? `attempt_${id.replaceAll('-', '')}`;

const openAttemptOf = async ({ tx, actor }: Context, chargeId: string): Promise<Attempt> => {
  const own = /^attempt_([0-9a-f]{32})$/.exec(chargeId)?.[1];
  const attempt = own ? await findAttempt(tx, asUuid(own)) : await findAttemptByCharge(tx, chargeId);
  if (!attempt) throw chargeNotFound();
  await openBooking(tx, actor, attempt.bookingId);
  return attempt;
};

const asUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const result = ({ step }: Steps, attempt: Attempt): Promise<{ data: ChargeResultShape }> =>
  step(async ({ tx, actor, now }) => {
    const booking = await openBooking(tx, actor, attempt.bookingId);
    const { cardBrand: brand, cardLastDigits: lastDigits } = attempt;
    return {
      data: {
        status: attempt.status === 'sending' ? 'pending' : attempt.status,
        chargeId: chargeIdOf(attempt),
        transactionId: attempt.transactionId,
        amount: toBaht(attempt.amount),
        failureCode: attempt.failureCode,
        failureMessage: attempt.failureMessage,
        bookingId: booking.id,
        bookingNumber: booking.reference,
        bookingStatus: booking.status,
        paymentStatus: paymentStatusOf(booking, now),
        card: brand && lastDigits ? { brand, lastDigits } : null,
      },
    };
  });

type ChargeResultShape = typeof ChargeResult._zod.output;

const methodShape = (method: PaymentMethod) => ({
  methodType: method.methodType,
  displayName: method.displayName,
  displayNameInThai: method.displayNameInThai,
  description: method.description,
  descriptionInThai: method.descriptionInThai,
  processingFee: method.processingFee / 100,
  minAmount: toBaht(method.minAmount),
  maxAmount: toBaht(method.maxAmount),
});
