import { asksCardHolder } from '../account/asks-card-holder.ts';
import type { Token } from '../cards/card.ts';
import type { ChallengeFailure } from '../cards/test-cards.ts';
import type { CustomerCard } from '../customers/customer.ts';
import { customerPayer } from '../customers/customer-payer.ts';
import { type Charge, expiresAt } from '../records/charge-life.ts';
import { type ChargeRequest, readChargeRequest } from '../records/charge-request.ts';
import type { Sandbox } from '../records/context.ts';
import { pageAddress } from '../records/page-address.ts';
import { awaited } from '../sources/approval.ts';
import { chargeSource } from '../sources/charge-source.ts';
import { newId } from '../wire/ids.ts';
import { type Params, param, textParam } from '../wire/params.ts';
import { missingPayer, notFound, usedToken } from '../wire/refusals.ts';
import { announceCharge } from './announce-charge.ts';
import { captureAndBook } from './capture-and-book.ts';
import { waitsUnanswered } from './deadlines.ts';

/** Charges a card or a source. Charge and used token or source are stored in one transaction, even if declined. */
export const makeCharge = (sandbox: Sandbox, body: Params, createdAt: number): Charge => {
  const { store, deadlines } = sandbox;
  const request = readChargeRequest(body, sandbox);
  const made = store.together(() => {
    const pay = (param(body, 'source') ?? '') === '' ? chargeCard : chargeSource;
    const charge = pay(sandbox, body, request, createdAt);
    announceCharge(sandbox, 'charge.create', charge.id);
    if (charge.approval && charge.failure !== null) announceCharge(sandbox, 'charge.complete', charge.id);
    return charge;
  });
  if (waitsUnanswered(made)) deadlines.set(made.id, expiresAt(made));
  return made;
};

/** Charges a token's or a customer's card: at once, or after 3-D Secure approval by the card holder. */
const chargeCard = (sandbox: Sandbox, body: Params, request: ChargeRequest, createdAt: number): Charge => {
  const { tokens, charges, terms, threeDSecure, origin } = sandbox;
  const { card, customer, challenge, token, trait = null, ...payer } = payingCard(sandbox, body);
  const id = newId('chrg', createdAt);
  const isDeclinedLater = trait === 'declines-later' && request.transactionIndicator === 'MIT';
  const failure = isDeclinedLater ? 'insufficient_fund' : payer.failure;
  const facts = { id, createdAt, card, customer, trait, feeTerms: terms.cardFee, captured: null, reversedAt: null };
  const uncharged: Charge = { ...request, ...facts, failure };
  const charge = asksCardHolder(threeDSecure.isOn(), request, card)
    ? awaitingHolder(uncharged, challenge, origin())
    : settled(sandbox, withoutHolder(uncharged, origin()));
  charges.add(id, createdAt, charge);
  if (token) tokens.save(token.id, { ...token, card: null, charge: id });
  return charge;
};

const settled = (sandbox: Sandbox, charge: Charge): Charge =>
  charge.capture && charge.failure === null ? captureAndBook(sandbox, charge, charge.amount, charge.createdAt) : charge;

/**
 * A charge that waits for 3-D Secure approval. A predetermined decline (`charge.failure`) is applied only after the
 * approval; a card that is not enrolled in 3-D Secure fails at once.
 */
const awaitingHolder = (charge: Charge, challenge: ChallengeFailure | null, origin: string): Charge => {
  const authorizeUri = pageAddress(origin, charge.id, 'card');
  if (challenge === 'not-enrolled') {
    return { ...charge, authorizeUri, approval: awaited(), failure: 'failed_processing' };
  }
  const refusedAs = challenge === 'not-validated' ? 'failed_processing' : charge.failure;
  return { ...charge, authorizeUri, approval: awaited(refusedAs), failure: null };
};

/** As seen in the provider's replies: a charge with a return URI has an `authorize_uri` even without 3-D Secure. */
const withoutHolder = (charge: Charge, origin: string): Charge =>
  charge.returnUri === null
    ? charge
    : { ...charge, authorizeUri: `${pageAddress(origin, charge.id, 'card')}?acs=false` };

type PayingCard = Pick<CustomerCard, 'card' | 'failure' | 'challenge' | 'trait'> &
  Readonly<{
    customer: string | null;
    /** The token that the charge uses up; null for a customer's card, which is reusable. */
    token: Token | null;
  }>;

/** The card in the request: a customer's card, or the card of the unused token in `card`. */
const payingCard = (sandbox: Pick<Sandbox, 'customers' | 'tokens'>, body: Params): PayingCard => {
  const held = customerPayer(sandbox, body);
  if (held !== null) return { ...held, token: null };
  const id = textParam(body, 'card');
  if (id === null) throw missingPayer();
  const token = sandbox.tokens.find(id);
  if (!token) throw notFound('token', id);
  if (token.card === null) throw usedToken();
  const { card, failure, challenge = null, trait = null } = token;
  return { card, failure, challenge, trait, customer: null, token };
};
