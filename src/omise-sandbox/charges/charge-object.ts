import { chargeFailures } from '../cards/test-cards.ts';
import { referencesObject, scannableObject } from '../pictures/scannable-code.ts';
import { type Charge, chargeStatus, expiresAt, isAuthorized } from '../records/charge-life.ts';
import { feesOn } from '../records/fees.ts';
import { isVoided, refundedAmount, refundList, refundsOfCharge } from '../refunds/charge-refunds.ts';
import { isRefundable } from '../refunds/refundability.ts';
import { sourceObject } from '../sources/source.ts';
import { stamp, stampOrNull } from '../wire/instants.ts';
import { readListQuery } from '../wire/lists.ts';

/** The provider's charge object at the time `now`, its keys in the provider's order. */
export const chargeObject = (charge: Charge, now: number) => ({
  object: 'charge',
  id: charge.id,
  location: `/charges/${charge.id}`,
  ...money(charge),
  ip: charge.ip,
  refunds: refundList(charge, readListQuery({}, now)),
  link: null,
  description: charge.description,
  metadata: charge.metadata,
  card: charge.card,
  source: sourceOf(charge, now),
  schedule: null,
  linked_account: null,
  customer: charge.customer ?? null,
  dispute: null,
  transaction: charge.captured?.transaction ?? null,
  ...result(charge, now),
  ...times(charge, now),
  multi_capture: false,
  zero_interest_installments: false,
  branch: null,
  terminal: null,
  device: null,
  ...flags(charge, now),
});

const money = (charge: Charge) => {
  const capturedAmount = charge.captured?.amount ?? 0;
  const amount = charge.captured?.amount ?? charge.amount;
  const { fee, feeVat, net } = feesOn(amount, charge.feeTerms);
  return {
    amount: charge.amount,
    ...(charge.preAuth && {
      authorization_type: 'pre_auth',
      authorized_amount: isAuthorized(charge) ? charge.amount : 0,
      captured_amount: capturedAmount,
    }),
    ...(charge.transactionIndicator && { transaction_indicator: charge.transactionIndicator }),
    acquirer_reference_number: null,
    net,
    fee,
    fee_vat: feeVat,
    interest: 0,
    interest_vat: 0,
    funding_amount: amount,
    refunded_amount: refundedAmount(charge),
    transaction_fees: charge.feeTerms,
    platform_fee: { fixed: null, amount: null, percentage: null },
    currency: charge.currency,
    funding_currency: charge.currency,
  };
};

/** The source object of the charge, with its status; null for a card charge. */
export const sourceOf = (charge: Charge, now: number) => {
  const { source, code } = charge;
  if (!source) return null;
  const status = chargeStatus(charge, now);
  return sourceObject(source, {
    status,
    code: code ? scannableObject(charge.id, code) : null,
    references: code ? referencesObject(code, status === 'successful') : null,
  });
};

const result = (charge: Charge, now: number) => ({
  failure_code: charge.failure,
  failure_message: charge.failure && chargeFailures[charge.failure],
  merchant_advice: null,
  merchant_advice_code: null,
  status: chargeStatus(charge, now),
  authorize_uri: charge.authorizeUri ?? null,
  return_uri: charge.returnUri,
});

const times = (charge: Charge, now: number) => ({
  created_at: stamp(charge.createdAt),
  paid_at: stampOrNull(charge.captured?.at ?? null),
  authorized_at: isAuthorized(charge) ? stamp(charge.approval?.approvedAt ?? charge.createdAt) : null,
  expires_at: stamp(expiresAt(charge)),
  // The provider sets this on paid charges too, after their expiry time: only `status` and `paid` are authoritative.
  expired_at: stampOrNull(charge.approval?.lapsedAt ?? (now >= expiresAt(charge) ? expiresAt(charge) : null)),
  reversed_at: stampOrNull(chargeStatus(charge, now) === 'reversed' ? (charge.reversedAt ?? expiresAt(charge)) : null),
});

const flags = (charge: Charge, now: number) => {
  const status = chargeStatus(charge, now);
  const paid = status === 'successful';
  const authorized = isAuthorized(charge);
  const uncaptured = authorized && status === 'pending';
  const refundable = isRefundable(charge, now);
  return {
    authorized,
    capturable: uncaptured,
    capture: charge.capture,
    // As seen in the provider's replies: neither a charge that can no longer be refunded nor a source charge is disputable.
    disputable: refundable && charge.card !== null,
    livemode: false,
    refundable,
    partially_refundable: refundable,
    reversed: status === 'reversed',
    reversible: uncaptured,
    voided: isVoided(charge),
    paid,
    expired: status === 'expired' || (status === 'failed' && now >= expiresAt(charge)),
    // As seen in the provider's replies: stays true long after settlement, although a refund is then no longer a void.
    can_perform_void: refundable && charge.card !== null && refundsOfCharge(charge).length === 0,
    approval_code: null,
  };
};
