import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { onlyWith } from '../wire/keys.ts';
import { readListQuery } from '../wire/lists.ts';
import type { Params } from '../wire/params.ts';
import { updatedCard } from './card-update.ts';
import { cardList } from './customer.ts';
import { findCard, findCustomer } from './find-customer.ts';
import { markDeleted } from './mark-deleted.ts';

type OfCustomer = { Params: { id: string; cardId: string }; Body: Params };

/** The cards of a customer: listed, read, corrected, taken away. They come with a token, to the customer itself. */
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
