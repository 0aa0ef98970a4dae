import type { Card } from '../cards/card.ts';
import { expiryReasons } from '../cards/card-request.ts';
import { type Params, param, text } from '../wire/params.ts';
import { invalidCard } from '../wire/refusals.ts';

const addressFields = ['street1', 'street2', 'city', 'state', 'phone_number', 'postal_code'] as const;

/** The card with what the request says of it anew: name, last month, address. Else `invalid_card`. */
export const updatedCard = (card: Card, body: Params, now: number): Card => {
  const name = param(body, 'name') === undefined ? card.name : text(body, 'name');
  const month = Number(text(body, 'expiration_month') ?? card.expiration_month);
  const year = Number(text(body, 'expiration_year') ?? card.expiration_year);
  const isNewTerm = month !== card.expiration_month || year !== card.expiration_year;
  const reasons = [...(isNewTerm ? expiryReasons(month, year, now) : []), ...(name ? [] : ["name can't be blank"])];
  if (name === null || reasons.length > 0) throw invalidCard(reasons);

  const address = Object.fromEntries(
    addressFields.filter((field) => param(body, field) !== undefined).map((field) => [field, text(body, field)]),
  );
  return { ...card, ...address, name, expiration_month: month, expiration_year: year };
};
