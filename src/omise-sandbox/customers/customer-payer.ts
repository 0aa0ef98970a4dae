import type { Sandbox } from '../records/context.ts';
import { type Params, textParam } from '../wire/params.ts';
import { customerWithoutCard } from '../wire/refusals.ts';
import { type CustomerCard, findCard, findCustomer } from './customer.ts';

/** The card that a charge with `customer` uses: the card it names, or the default card. Null without `customer`. */
export const customerPayer = (
  sandbox: Pick<Sandbox, 'customers'>,
  body: Params,
): (CustomerCard & { customer: string }) | null => {
  const id = textParam(body, 'customer');
  if (id === null) return null;
  const customer = findCustomer(sandbox, id);
  const cardId = textParam(body, 'card') ?? customer.defaultCard;
  if (cardId === null) throw customerWithoutCard();
  return { ...findCard(customer, cardId), customer: id };
};
