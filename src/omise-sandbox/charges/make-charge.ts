import type { Card } from '../cards/card.ts';
import type { Token } from '../cards/token.ts';
import type { Sandbox } from '../context.ts';
import { newId } from '../wire/ids.ts';
import { isParams, type Params, param, text } from '../wire/params.ts';
import { badRequest, missingPayer, notFound, usedToken } from '../wire/refusals.ts';
import { type Charge, capture } from './charge-life.ts';
import { readChargeRequest } from './charge-request.ts';
import { netOfCapture } from './transaction.ts';

/** Charges a card through its token. The token is used up with the charge, paid or declined, or neither is stored. */
export const makeCharge = (sandbox: Sandbox, body: Params, createdAt: number): Charge => {
  const { store, tokens, charges, terms } = sandbox;
  const request = readChargeRequest(body, terms);
  return store.together(() => {
    const { token, card } = payingToken(sandbox, body);
    const id = newId('chrg', createdAt);
    const facts = { id, createdAt, card, feeTerms: terms.cardFee, captured: null, reversedAt: null };
    const authorised: Charge = { ...request, ...facts, failure: token.failure };
    const pays = request.capture && token.failure === null;
    const charge = pays ? takeMoney(sandbox, authorised, request.amount, createdAt) : authorised;
    charges.add(id, createdAt, charge);
    tokens.save(token.id, { ...token, card: null, charge: id });
    return charge;
  });
};

/** Captures an authorised charge and books its net on the balance. */
export const takeMoney = ({ transactions }: Sandbox, charge: Charge, amount: number, at: number): Charge => {
  const taken = { amount, at, transaction: newId('trxn', at) };
  const paid = capture(charge, taken);
  transactions.add(taken.transaction, at, netOfCapture(charge, taken));
  return paid;
};

/** The unused token that the request names in `card`; this account has no other payer. */
const payingToken = ({ tokens }: Sandbox, body: Params): { token: Token; card: Card } => {
  if (isParams(param(body, 'source'))) throw badRequest('type is currently not supported');
  for (const kind of ['source', 'customer']) {
    const id = text(body, kind);
    if (id !== null) throw notFound(kind, id);
  }
  const id = text(body, 'card');
  if (id === null) throw missingPayer();
  const token = tokens.find(id);
  if (!token) throw notFound('token', id);
  if (token.card === null) throw usedToken();
  return { token, card: token.card };
};
