import { toBangkokText } from '#kernel/bangkok-time.ts';
import { type CardBrand, cardBrands } from '#kernel/card-brands.ts';
import { formatNumber } from '#kernel/format-number.ts';
import { fieldProblem, Problem, wrongField } from '#kernel/problem.ts';

export const paymentInProgress = () => new Problem(409, 'payment.in-progress');

/** No card is taken before `until`, told to the minute; other methods are. */
export const tooManyFailures = (until: Temporal.Instant, now: Temporal.Instant) =>
  new Problem(429, 'payment.too-many-failures', {
    details: {
      retryAfterSeconds: Math.ceil((until.epochMilliseconds - now.epochMilliseconds) / 1000),
      until: toBangkokText(until.round({ smallestUnit: 'minute', roundingMode: 'ceil' })),
    },
  });

export const nothingDue = () => new Problem(409, 'payment.nothing-due');

export const holdOver = () => new Problem(409, 'payment.hold-over');

export const amountDiffers = (amount: number) =>
  new Problem(409, 'payment.amount-differs', {
    fields: { amount: fieldProblem('payment.is-due', { amount: `฿${amount}` }) },
    details: { amount },
  });

/** A source of another amount (`sourceAmount`) than is due. */
export const sourceAmountDiffers = (amount: number, sourceAmount: number) =>
  new Problem(409, 'payment.amount-differs', {
    fields: {
      sourceId: fieldProblem('payment.source-amount', { amount: `฿${amount}`, sourceAmount: `฿${sourceAmount}` }),
    },
    details: { amount, sourceAmount },
  });

/** The booking was sold while deposits were off. */
export const noDeposit = () => wrongField('paymentPlan', 'payment.no-deposit');

/** The method is switched off, unknown, or not offered by the provider. */
export const methodOff = () =>
  new Problem(422, 'payment.method-not-offered', { field: 'paymentMethod', sentence: 'payment.method-off' });

/** The amount is outside the limits of the method. */
export const methodNotOffered = () =>
  new Problem(422, 'payment.method-not-offered', {
    field: 'paymentMethod',
  });

/** `brand` is the provider's name for it. */
export const cardNotAccepted = (brand: string, accepted: readonly CardBrand[]) => {
  const names = accepted.map((one) => cardBrands[one]);
  const taken = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
  return new Problem(422, 'payment.card-not-accepted', {
    fields: { cardToken: fieldProblem('payment.brands-taken', { brands: taken }) },
    details: { brand, brands: names.join(', ') },
  });
};

export const cardTokenMissing = () => wrongField('cardToken', 'payment.token-required');

export const sourceMissing = () => wrongField('sourceId', 'payment.source-required');

export const onePayer = () => wrongField('sourceId', 'payment.one-payer');

export const bankMissing = () => wrongField('bank', 'payment.bank-required');

export const phoneWrong = () => wrongField('phone', 'phone.not-thai-mobile');

export const sourceNotMade = () => new Problem(422, 'payment.source-not-made');

export const sourceRefused = () =>
  new Problem(422, 'payment.source-refused', {
    field: 'sourceId',
  });

export const paymentsOff = () => new Problem(409, 'payment.off');

export const chargeNotFound = () => new Problem(404, 'payment.not-found');

/** `reason` is the provider's message. */
export const tokenRefused = (reason: string) =>
  new Problem(422, 'payment.card-refused', {
    fields: { cardNumber: fieldProblem('payment.provider-says', { reason }) },
  });

export const providerUnreachable = () => new Problem(503, 'payment.provider-unreachable');

export const noServerTokens = () => new Problem(404, 'route.not-found', { sentence: 'route.no-server-tokens' });

export const noSimulation = () => new Problem(404, 'route.not-found', { sentence: 'route.no-simulation' });

export const badSignature = () => new Problem(401, 'webhook.signature');

export const moreThanOwed = (amount: number) =>
  new Problem(409, 'payment.more-than-owed', {
    fields: { amount: fieldProblem('payment.is-owed', { amount: `฿${formatNumber(amount)}` }) },
    details: { amount },
  });

export const bookingCancelled = () => new Problem(409, 'payment.booking-cancelled');

export const methodUnknown = () => wrongField('paymentMethod', 'payment.no-such-method');

export const moreThanLeft = (amount: number) =>
  new Problem(409, 'payment.more-than-left', {
    fields: { amount: fieldProblem('payment.can-go-back', { amount: `฿${formatNumber(amount)}` }) },
    details: { amount },
  });

export const otherRefund = () => new Problem(422, 'idempotency.key-reused', { sentence: 'idempotency.other-request' });

export const taskNotFound = () => new Problem(404, 'payment.task-not-found');

export const taskDone = () => new Problem(409, 'payment.task-done');

export const otherAccount = () => new Problem(409, 'payment.other-account');

export const nothingToCheck = () => new Problem(409, 'payment.nothing-to-check');

export const rangeTooLong = () => wrongField('to', 'range.too-long', { days: 92 });

export const endBeforeStart = () => wrongField('to', 'range.backwards');

export const noDifference = () => new Problem(404, 'reconciliation.no-difference');

export const cannotSettle = () => new Problem(409, 'reconciliation.cannot-settle');
