import type { Sandbox } from '../context.ts';
import { notFound, usedToken } from '../wire/refusals.ts';
import type { Customer } from './customer.ts';

/** Uses the token up and gives its card to the customer; the first one becomes the default. */
export const attachCard = ({ tokens }: Pick<Sandbox, 'tokens'>, customer: Customer, tokenId: string): Customer => {
  const token = tokens.find(tokenId);
  if (!token) throw notFound('token', tokenId);
  if (token.card === null) throw usedToken();
  tokens.save(token.id, { ...token, card: null });
  const card = { ...token.card, location: `/customers/${customer.id}/cards/${token.card.id}` };
  return {
    ...customer,
    cards: [...customer.cards, { createdAt: token.createdAt, card, failure: token.failure }],
    defaultCard: customer.defaultCard ?? card.id,
  };
};
