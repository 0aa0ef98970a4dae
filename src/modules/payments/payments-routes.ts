import type { PaymentMethodShape } from '#contract/payments.ts';
import { isAccountKnown } from '#kernel/is-account-known.ts';
import { toBaht } from '#kernel/money.ts';
import { type PaymentMethod, readPaymentMethods, readSettings, transferAccountIn } from '#modules/settings/index.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { receiveEvent } from './attempts/receive-event.ts';
import { latestPayment, verifyCharge } from './attempts/watch-payment.ts';
import { chargeBooking, type Provider } from './charge/charge-booking.ts';
import { chargeShape } from './charge/charge-shape.ts';
import { createSource } from './charge/create-source.ts';
import { createToken } from './charge/create-token.ts';
import { payOffline } from './charge/pay-offline.ts';
import { simulatePayment } from './charge/simulate-payment.ts';
import type { BooksOfOthers } from './office/reconciliation/books-store.ts';
import { reconciliationRoutes } from './office/reconciliation/reconciliation-routes.ts';
import { transactionsRoutes } from './office/transactions-routes.ts';
import { checkKeys } from './omise/check-keys.ts';
import type { OnlineNow, ProviderPlan } from './omise/online-payments.ts';
import { isSigned } from './omise/webhook-signature.ts';
import { paymentStaffRoutes } from './payment-staff-routes.ts';
import { type Offer, offerOf } from './rules/method-offer.ts';
import { badSignature, noServerTokens, noSimulation, paymentsOff } from './rules/problems.ts';
import { returnAddress } from './rules/return-address.ts';

export type PaymentOptions = ProviderPlan &
  Readonly<{
    allowServerTokenization: boolean;
    /** Whether the provider is our own sandbox. */
    isSandbox?: boolean;
    /** Base64. Without it unsigned webhooks are accepted about charges of ours: they only trigger their retrieval. */
    webhookSecret?: string | undefined;
  }>;

type Tools = Readonly<{
  online: OnlineNow;
  sealer: Sealer;
  publicUrl: string;
  /** Whether tries by card are counted, and paused after too many declines. */
  capDeclines: boolean;
  /** Charges that other modules made. */
  booksOfOthers: BooksOfOthers;
}>;

export const paymentsRoutes = (serving: EndpointBinders, options: PaymentOptions, tools: Tools): void => {
  const { serve, serveInSteps } = serving;
  const { allowServerTokenization, isSandbox = false, webhookSecret, addresses } = options;
  const { online, sealer, publicUrl, capDeclines, booksOfOthers } = tools;
  const reached = async (): Promise<Provider> => {
    const { omise, capability } = await online();
    if (!omise) throw paymentsOff();
    return { omise, capability, digest: capDeclines ? sealer.digest : null };
  };

  serveInSteps('GET /payments/methods', async ({ step }) => {
    const { omise, provider, capability } = await online();
    const now = { isOnline: omise !== null, capability: await capability() };
    const [settings, methods] = await step(async ({ tx }) => {
      const read = await readSettings(tx);
      return [read, await readPaymentMethods(tx, read)] as const;
    });
    const { acceptedCards } = settings.payment;
    const offered = methods.flatMap((method) => {
      const offer = offerOf(method, now);
      if (!offer) return [];
      return [
        {
          ...methodShape(method, offer),
          ...(offer.flow === 'card' && { acceptedCards }),
          ...(method.methodType === 'bank_transfer' && { tellsAccount: isAccountKnown(transferAccountIn(settings)) }),
        },
      ];
    });
    return { data: offered, provider };
  });

  serveInSteps('POST /payments/create-token', async (_steps, { body }) => {
    if (!allowServerTokenization) throw noServerTokens();
    return { data: { token: await createToken(body, (await reached()).omise) } };
  });

  serveInSteps('POST /payments/create-source', async (steps, { body }) => {
    const { type, amount, bank = null, phone = null, email = null } = body;
    const request = { methodType: type, amount, bank, phone, email };
    const { source, offer } = await createSource(steps, request, await reached());
    // The address to open or the code to scan is known only after the charge.
    return { data: { sourceId: source.id, flow: offer.flow, authorize_uri: null, scannable_code: null } };
  });

  serveInSteps('POST /payments/charge', async (steps, { body }) => {
    const { bookingId, cardToken = null, sourceId = null, amount = null } = body;
    const request = {
      bookingId,
      cardToken,
      sourceId,
      amount,
      paymentMethod: body.paymentMethod ?? 'card',
      plan: body.paymentPlan ?? null,
      returnUri: returnAddress(body.returnUri, { publicUrl, bookingId }),
      acceptTerms: body.acceptTerms === true,
    };
    return chargeShape(steps, await chargeBooking(steps, request, await reached()));
  });

  serveInSteps('POST /payments/offline', async (steps, { body }) => {
    const { booking, amount } = await payOffline(
      steps,
      { ...body, acceptTerms: body.acceptTerms === true },
      (await online()).omise,
    );
    const { id: bookingId, reference: bookingNumber, status: bookingStatus } = booking;
    return { data: { bookingId, bookingNumber, bookingStatus, amount: toBaht(amount) } };
  });

  serveInSteps('POST /payments/simulate', async (steps, { body: { bookingId, amount = null } }) => {
    if (!isSandbox) throw noSimulation();
    const request = { bookingId, amount, returnUri: returnAddress(undefined, { publicUrl, bookingId }) };
    return chargeShape(steps, await simulatePayment(steps, request, await reached()));
  });

  serveInSteps('GET /payments/verify/:chargeId', async (steps, { params }) =>
    chargeShape(steps, await verifyCharge(steps, params.chargeId, (await online()).omise)),
  );

  serveInSteps('GET /payments/latest/:bookingId', async (steps, { params }) => {
    const attempt = await latestPayment(steps, params.bookingId, (await online()).omise);
    return attempt ? chargeShape(steps, attempt) : { data: null };
  });

  serve('POST /payments/webhook', async (ctx, { body }, { header, rawBody }) => {
    const signed = {
      body: rawBody,
      signature: header('omise-signature'),
      timestamp: header('omise-signature-timestamp'),
    };
    if (webhookSecret && !isSigned(signed, webhookSecret, ctx.now)) throw badSignature();
    await receiveEvent(ctx, body, { isSigned: webhookSecret !== undefined });
    return { data: { received: true as const } };
  });

  serveInSteps('POST /admin/settings/check-payment-keys', async (steps, { body }) => {
    if (!addresses) throw paymentsOff();
    return { data: { ...(await checkKeys(steps, body, { sealer, addresses })), isSandbox } };
  });

  paymentStaffRoutes(serving, { online });
  reconciliationRoutes(serving, { online, booksOfOthers });
  transactionsRoutes(serving, { online, isSandbox, publicUrl });
};

const methodShape = (method: PaymentMethod, offer: Offer): PaymentMethodShape => ({
  methodType: method.methodType,
  flow: offer.flow,
  banks: [...offer.banks],
  needsPhone: offer.needsPhone,
  displayName: method.displayName,
  displayNameInThai: method.displayNameInThai,
  description: method.description,
  descriptionInThai: method.descriptionInThai,
  processingFee: method.processingFee / 100,
  minAmount: toBaht(offer.minAmount),
  maxAmount: toBaht(offer.maxAmount),
});
