import type { FastifyInstance } from 'fastify';
import type { Card } from '../cards/card.ts';
import { expiryReasons } from '../cards/card-request.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Sandbox } from '../records/context.ts';
import { onlyWith } from '../wire/keys.ts';
import { readListQuery } from '../wire/lists.ts';
import { type Params, param, textParam } from '../wire/params.ts';
import { invalidCard } from '../wire/refusals.ts';
import { cardList, findCard, findCustomer, markDeleted } from './customer.ts';

type OfCustomer = { Params: { id: string; cardId: string }; Body: Params };

/** Lists, reads, updates and deletes a customer's cards. To add a card, send its token to `/customers`. */
export const customerCardRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  const { store, customers, now } = sandbox;
  const onRequest = onlyWith('secret');

  app.get<OfCustomer>('/customers/:id/cards', { onRequest }, async ({ params: { id }, query }) =>
    cardList(findCustomer(sandbox, id), readListQuery(query, now())),
  );

  app.get<OfCustomer>(
    '/customers/:id/cards/:cardId',
    { onRequest },
    async ({ params: { id, cardId } }) => findCard(findCustomer(sandbox, id), cardId).card,
  );

  app.patch<OfCustomer>('/customers/:id/cards/:cardId', { onRequest }, async ({ params: { id, cardId }, body }) =>
    store.together(() => {
      const customer = findCustomer(sandbox, id);
      const held = findCard(customer, cardId);
      const card = updatedCard(held.card, body, now());
      const cards = customer.cards.map((one) => (one === held ? { ...held, card } : one));
      customers.save(id, { ...customer, cards });
      recordEvent(sandbox, 'card.update', card);
      return card;
    }),
  );

  app.delete<OfCustomer>('/customers/:id/cards/:cardId', { onRequest }, async ({ params: { id, cardId } }) =>
    store.together(() => {
      const customer = findCustomer(sandbox, id);
      const held = findCard(customer, cardId);
      const cards = customer.cards.filter((one) => one !== held);
      const isDefault = customer.defaultCard === cardId;
      const latest = cards.at(-1)?.card.id ?? null;
      customers.save(id, { ...customer, cards, defaultCard: isDefault ? latest : customer.defaultCard });
      markDeleted(sandbox, customer, cardId);
      const card = { ...held.card, deleted: true };
      recordEvent(sandbox, 'card.destroy', card);
      return card;
    }),
  );
};

const addressFields = ['street1', 'street2', 'city', 'state', 'phone_number', 'postal_code'] as const;

/** The card updated from the request: name, expiry date, address. Throws `invalid_card` (400). */
export const updatedCard = (card: Card, body: Params, now: number): Card => {
  const name = param(body, 'name') === undefined ? card.name : textParam(body, 'name');
  const month = Number(textParam(body, 'expiration_month') ?? card.expiration_month);
  const year = Number(textParam(body, 'expiration_year') ?? card.expiration_year);
  const isNewTerm = month !== card.expiration_month || year !== card.expiration_year;
  const reasons = [...(isNewTerm ? expiryReasons(month, year, now) : []), ...(name ? [] : ["name can't be blank"])];
  if (name === null || reasons.length > 0) throw invalidCard(reasons);

  const address = Object.fromEntries(
    addressFields.filter((field) => param(body, field) !== undefined).map((field) => [field, textParam(body, field)]),
  );
  return { ...card, ...address, name, expiration_month: month, expiration_year: year };
};
