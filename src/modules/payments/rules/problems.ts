import { Problem } from '#kernel/problem.ts';

export const paymentInProgress = () =>
  new Problem(409, 'payment.in-progress', 'A payment for this booking is under way. Please wait for its result.');

export const tooManyFailures = (retryAfterSeconds: number) =>
  new Problem(429, 'payment.too-many-failures', 'Too many payments were declined. Please wait a while, or call us.', {
    details: { retryAfterSeconds },
  });

export const nothingDue = () => new Problem(409, 'payment.nothing-due', 'This booking is paid. Nothing is due.');

export const holdOver = () =>
  new Problem(409, 'payment.hold-over', 'The vehicle is no longer held for you. Nothing was charged.');

export const amountDiffers = (amount: number) =>
  new Problem(409, 'payment.amount-differs', 'The amount is not what is due. Nothing was charged.', {
    fields: { amount: `฿${amount} is due` },
    details: { amount },
  });

export const methodNotOffered = () =>
  new Problem(422, 'payment.method-not-offered', 'This payment method is not available for this amount.', {
    fields: { paymentMethod: 'This payment method is not available for this amount' },
  });

export const cardTokenMissing = () =>
  new Problem(422, 'form.invalid', 'A card token is required', { fields: { cardToken: 'A card token is required' } });

export const paymentsOff = () => new Problem(409, 'payment.off', 'Online payment is not available at the moment.');

export const chargeNotFound = () => new Problem(404, 'payment.not-found', 'There is no such payment.');

export const tokenRefused = (sentence: string) =>
  new Problem(422, 'payment.card-refused', 'Failed to create payment token', { fields: { cardNumber: sentence } });

export const providerUnreachable = () =>
  new Problem(
    503,
    'payment.provider-unreachable',
    'The payment provider does not answer. Please try again in a moment.',
  );

export const noServerTokens = () =>
  new Problem(404, 'route.not-found', 'Card data goes straight to the payment provider, never to this server.');
