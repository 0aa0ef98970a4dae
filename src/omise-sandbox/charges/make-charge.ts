import { asksCardHolder } from '../account/three-d-secure.ts';
import { type Charge, expiresAt } from '../charge-life.ts';
import { type ChargeRequest, readChargeRequest } from '../charge-request.ts';
import type { Sandbox } from '../context.ts';
import { chargeSource } from '../sources/charge-source.ts';
import { newId } from '../wire/ids.ts';
import { type Params, param } from '../wire/params.ts';
import { announceCharge } from './announce-charge.ts';
import { waitsUnanswered } from './deadlines.ts';
import { awaitingHolder, withoutHolder } from './holder.ts';
import { payingCard } from './paying-card.ts';
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
  const asked: Charge = { ...request, ...facts, failure };
  const charge = asksCardHolder(threeDSecure.isOn(), request, card)
    ? awaitingHolder(asked, challenge, origin())
    : settled(sandbox, withoutHolder(asked, origin()));
  charges.add(id, createdAt, charge);
  if (token) tokens.save(token.id, { ...token, card: null, charge: id });
  return charge;
};

const settled = (sandbox: Sandbox, charge: Charge): Charge =>
  charge.capture && charge.failure === null ? takeMoney(sandbox, charge, charge.amount, charge.createdAt) : charge;
