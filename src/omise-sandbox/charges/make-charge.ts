import { asksCardHolder } from '../account/three-d-secure.ts';
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
import { waitsUnanswered } from './deadlines.ts';
import { takeMoney } from './take-money.ts';

/** A charge of a card or a source. What pays is used up with it, whatever comes of it, or neither is stored. */
export const makeCharge = (sandbox: Sandbox, body: Params, createdAt: number): Charge => {
  const { store, terms, deadlines } = sandbox;
  const request = readChargeRequest(body, terms);
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

/** Charges a card through its token, or a customer's card: at once, or after its holder agreed. */
const chargeCard = (sandbox: Sandbox, body: Params, request: ChargeRequest, createdAt: number): Charge => {
  const { tokens, charges, terms, threeDSecure, origin } = sandbox;
  const { card, customer, failure, challenge, token } = payingCard(sandbox, body);
  const id = newId('chrg', createdAt);
  const facts = { id, createdAt, card, customer, feeTerms: terms.cardFee, captured: null, reversedAt: null };
  const uncharged: Charge = { ...request, ...facts, failure };
  const charge = asksCardHolder(threeDSecure.isOn(), request, card)
    ? awaitingHolder(uncharged, challenge, origin())
    : settled(sandbox, withoutHolder(uncharged, origin()));
  charges.add(id, createdAt, charge);
  if (token) tokens.save(token.id, { ...token, card: null, charge: id });
  return charge;
};

const settled = (sandbox: Sandbox, charge: Charge): Charge =>
  charge.capture && charge.failure === null ? takeMoney(sandbox, charge, charge.amount, charge.createdAt) : charge;

/**
 * A charge that waits for the card's holder. Only then does the bank decline, as `charge.failure` had it; a card that
 * takes no part in 3-D Secure fails at once.
 */
const awaitingHolder = (charge: Charge, challenge: ChallengeFailure | null, origin: string): Charge => {
  const authorizeUri = pageAddress(origin, charge.id, 'card');
  if (challenge === 'not-enrolled') {
    return { ...charge, authorizeUri, approval: awaited(), failure: 'failed_processing' };
  }
  const refusedAs = challenge === 'not-validated' ? 'failed_processing' : charge.failure;
  return { ...charge, authorizeUri, approval: awaited(refusedAs), failure: null };
};

/** As recorded: with somewhere to return to, a page is named also where its holder has nothing to do. */
const withoutHolder = (charge: Charge, origin: string): Charge =>
  charge.returnUri === null
    ? charge
    : { ...charge, authorizeUri: `${pageAddress(origin, charge.id, 'card')}?acs=false` };

type PayingCard = Pick<CustomerCard, 'card' | 'failure' | 'challenge'> &
  Readonly<{
    customer: string | null;
    /** Used up with the charge; a customer's card pays again and again. */
    token: Token | null;
  }>;

/** The card that the request names: a customer's, or that of an unused token in `card`. */
const payingCard = (sandbox: Pick<Sandbox, 'customers' | 'tokens'>, body: Params): PayingCard => {
  const held = customerPayer(sandbox, body);
  if (held !== null) return { ...held, token: null };
  const id = textParam(body, 'card');
  if (id === null) throw missingPayer();
  const token = sandbox.tokens.find(id);
  if (!token) throw notFound('token', id);
  if (token.card === null) throw usedToken();
  return { card: token.card, failure: token.failure, challenge: token.challenge ?? null, customer: null, token };
};
