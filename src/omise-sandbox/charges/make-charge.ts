import { asksCardHolder } from '../account/three-d-secure.ts';
import type { Token } from '../cards/token.ts';
import type { Sandbox } from '../context.ts';
import type { CustomerCard } from '../customers/customer.ts';
import { customerPayer } from '../customers/customer-payer.ts';
import { chargeSource } from '../sources/charge-source.ts';
import { newId } from '../wire/ids.ts';
import { type Params, param, text } from '../wire/params.ts';
import { missingPayer, notFound, usedToken } from '../wire/refusals.ts';
import { announceCharge } from './announce-charge.ts';
import { type Charge, expiresAt } from './charge-life.ts';
import { type ChargeRequest, readChargeRequest } from './charge-request.ts';
import { waitsUnanswered } from './deadlines.ts';
import { awaitingHolder, withoutHolder } from './holder.ts';
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

/** Charges a customer's card, or any card through its token: at once, or after its holder agreed. */
const chargeCard = (sandbox: Sandbox, body: Params, request: ChargeRequest, createdAt: number): Charge => {
  const { tokens, charges, terms, threeDSecure, origin } = sandbox;
  const payer = customerPayer(sandbox, body) ?? tokenPayer(sandbox, body);
  const { card, customer, failure } = payer;
  const id = newId('chrg', createdAt);
  const facts = { id, createdAt, card, customer, feeTerms: terms.cardFee, captured: null, reversedAt: null };
  const asked: Charge = { ...request, ...facts, failure };
  const challenge = 'token' in payer ? (payer.token.challenge ?? null) : null;
  const charge = asksCardHolder(threeDSecure.isOn(), request, card)
    ? awaitingHolder(asked, challenge, origin())
    : settled(sandbox, withoutHolder(asked, origin()));
  charges.add(id, createdAt, charge);
  if ('token' in payer) tokens.save(payer.token.id, { ...payer.token, card: null, charge: id });
  return charge;
};

const settled = (sandbox: Sandbox, charge: Charge): Charge =>
  charge.capture && charge.failure === null ? takeMoney(sandbox, charge, charge.amount, charge.createdAt) : charge;

type TokenPayer = Pick<CustomerCard, 'card' | 'failure'> & { customer: null; token: Token };

/** The unused token that the request names in `card`. */
const tokenPayer = ({ tokens }: Sandbox, body: Params): TokenPayer => {
  const id = text(body, 'card');
  if (id === null) throw missingPayer();
  const token = tokens.find(id);
  if (!token) throw notFound('token', id);
  if (token.card === null) throw usedToken();
  return { card: token.card, failure: token.failure, customer: null, token };
};
