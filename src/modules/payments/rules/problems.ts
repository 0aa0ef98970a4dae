import { type CardBrand, cardBrands } from '#kernel/card-brands.ts';
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

/** `brand` as the provider calls it. */
export const cardNotAccepted = (brand: string, accepted: readonly CardBrand[]) => {
  const names = accepted.map((one) => cardBrands[one]);
  const taken = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
  return new Problem(422, 'payment.card-not-accepted', `We do not take ${brand} cards. Please use ${taken}.`, {
    fields: { cardToken: `We take ${taken}` },
    details: { brand, brands: names.join(', ') },
  });
};

const wrongField = (field: string, sentence: string) =>
  new Problem(422, 'form.invalid', sentence, { fields: { [field]: sentence } });

export const cardTokenMissing = () => wrongField('cardToken', 'A card token is required');

export const sourceMissing = () => wrongField('sourceId', 'A payment source is required');

export const onePayer = () => wrongField('sourceId', 'Send a card token or a payment source, not both');

export const bankMissing = () => wrongField('bank', 'Please choose your bank');

export const phoneWrong = () => wrongField('phone', 'Please enter a Thai mobile number with 10 digits');

export const sourceNotMade = () => new Problem(422, 'payment.source-not-made', 'Failed to create payment source');

export const sourceRefused = () =>
  new Problem(422, 'payment.source-refused', 'This payment source cannot be used for this payment.', {
    fields: { sourceId: 'This payment source cannot be used for this payment' },
  });

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

export const noSimulation = () =>
  new Problem(404, 'route.not-found', 'Payments are simulated with the test provider only.');

export const badSignature = () =>
  new Problem(401, 'webhook.signature', 'The signature of this event is missing, wrong or too old.');

export const moreThanOwed = (amount: number) =>
  new Problem(409, 'payment.more-than-owed', 'This is more than what is owed. Nothing was recorded.', {
    fields: { amount: `฿${amount.toLocaleString('en-US')} is owed` },
    details: { amount },
  });

export const bookingIsOver = () =>
  new Problem(409, 'payment.booking-cancelled', 'This booking is cancelled. Nothing was recorded.');

export const methodUnknown = () => wrongField('paymentMethod', 'There is no such payment method');

export const moreThanLeft = (amount: number) =>
  new Problem(409, 'payment.more-than-left', 'This is more than what can still go back. Nothing was refunded.', {
    fields: { amount: `฿${amount.toLocaleString('en-US')} can go back` },
    details: { amount },
  });

export const otherRefund = () =>
  new Problem(422, 'idempotency.key-reused', 'This Idempotency-Key was used for another request.');

export const taskNotFound = () => new Problem(404, 'payment.task-not-found', 'There is no such transfer task.');

export const taskDone = () => new Problem(409, 'payment.task-done', 'This transfer was recorded already.');

export const otherAccount = () =>
  new Problem(
    409,
    'payment.other-account',
    'The provider’s account does not know this payment: it was made with other keys. Nothing was changed.',
  );

export const nothingToCheck = () =>
  new Problem(409, 'payment.nothing-to-check', 'Staff wrote this payment down. There is no provider to ask about it.');

export const rangeTooLong = () =>
  new Problem(422, 'form.invalid', 'Choose at most 92 days.', { fields: { to: 'Choose at most 92 days' } });

export const endBeforeStart = () =>
  new Problem(422, 'form.invalid', 'The last day lies before the first.', {
    fields: { to: 'The last day lies before the first' },
  });

export const noDifference = () =>
  new Problem(404, 'reconciliation.no-difference', 'There is no such difference any more.');

export const cannotSettle = () =>
  new Problem(
    409,
    'reconciliation.cannot-settle',
    'Our books cannot follow the provider here. Please explain the difference instead.',
  );
