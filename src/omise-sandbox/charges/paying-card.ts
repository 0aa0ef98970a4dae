import type { Token } from '../cards/token.ts';
import type { Sandbox } from '../context.ts';
import type { CustomerCard } from '../customers/customer.ts';
import { customerPayer } from '../customers/customer-payer.ts';
import { type Params, text } from '../wire/params.ts';
import { missingPayer, notFound, usedToken } from '../wire/refusals.ts';

type PayingCard = Pick<CustomerCard, 'card' | 'failure' | 'challenge'> &
  Readonly<{
    customer: string | null;
    /** Used up with the charge; a customer's card pays again and again. */
    token: Token | null;
  }>;

/** The card that the request names: a customer's, or that of an unused token in `card`. */
export const payingCard = (sandbox: Pick<Sandbox, 'customers' | 'tokens'>, body: Params): PayingCard => {
  const held = customerPayer(sandbox, body);
  if (held !== null) return { ...held, token: null };
  const id = text(body, 'card');
  if (id === null) throw missingPayer();
  const token = sandbox.tokens.find(id);
  if (!token) throw notFound('token', id);
  if (token.card === null) throw usedToken();
  return { card: token.card, failure: token.failure, challenge: token.challenge ?? null, customer: null, token };
};
