import type { Token } from '../cards/token.ts';
import type { Sandbox } from '../context.ts';
import type { CustomerCard } from '../customers/customer.ts';
import { customerPayer } from '../customers/customer-payer.ts';
import { newId } from '../wire/ids.ts';
import { isParams, type Params, param, text } from '../wire/params.ts';
import { badRequest, missingPayer, notFound, usedToken } from '../wire/refusals.ts';
import { type Charge, capture } from './charge-life.ts';
import { readChargeRequest } from './charge-request.ts';
import { netOfCapture } from './transaction.ts';

/** Charges a customer's card, or any card through its token. The token is used up with the charge, paid or declined, or neither is stored. */
export const makeCharge = (sandbox: Sandbox, body: Params, createdAt: number): Charge => {
  const { store, tokens, charges, terms } = sandbox;
  const request = readChargeRequest(body, terms);
  return store.together(() => {
    const payer = customerPayer(sandbox, body) ?? tokenPayer(sandbox, body);
    const { card, customer, failure } = payer;
    const id = newId('chrg', createdAt);
    const facts = { id, createdAt, card, customer, feeTerms: terms.cardFee, captured: null, reversedAt: null };
    const authorised: Charge = { ...request, ...facts, failure };
    const pays = request.capture && failure === null;
    const charge = pays ? takeMoney(sandbox, authorised, request.amount, createdAt) : authorised;
    charges.add(id, createdAt, charge);
    if ('token' in payer) tokens.save(payer.token.id, { ...payer.token, card: null, charge: id });
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

type TokenPayer = Pick<CustomerCard, 'card' | 'failure'> & { customer: null; token: Token };

/** The unused token that the request names in `card`. */
const tokenPayer = ({ tokens }: Sandbox, body: Params): TokenPayer => {
  if (isParams(param(body, 'source'))) throw badRequest('type is currently not supported');
  const source = text(body, 'source');
  if (source !== null) throw notFound('source', source);
  const id = text(body, 'card');
  if (id === null) throw missingPayer();
  const token = tokens.find(id);
  if (!token) throw notFound('token', id);
  if (token.card === null) throw usedToken();
  return { card: token.card, failure: token.failure, customer: null, token };
};
