import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { newId } from '../wire/ids.ts';
import { onlyWith } from '../wire/keys.ts';
import { list, readListQuery } from '../wire/lists.ts';
import { type Params, text } from '../wire/params.ts';
import { attachCard } from './attach-card.ts';
import { type Customer, customerObject } from './customer.ts';
import { readDescription } from './customer-request.ts';
import { findCard, findCustomer } from './find-customer.ts';
import { markDeleted } from './mark-deleted.ts';

type WithId = { Params: { id: string }; Body: Params };

/** Customers: made with or without a card, then read, listed, described, given another card, deleted. */
export const customerRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  const { store, customers, now } = sandbox;
  const onRequest = onlyWith('secret');

  app.post<{ Body: Params }>('/customers', { onRequest }, async ({ body }) => {
    const createdAt = now();
    return store.together(() => {
      const bare = { ...blank, id: newId('cust', createdAt), createdAt, ...readDescription(body) };
      const token = text(body, 'card');
      const customer = token === null ? bare : attachCard(sandbox, bare, token);
      customers.add(customer.id, createdAt, customer);
      const shown = customerObject(customer, createdAt);
      recordEvent(sandbox, 'customer.create', shown);
      return shown;
    });
  });

  app.get('/customers', { onRequest }, async ({ query }) => {
    const at = now();
    const asked = readListQuery(query, at);
    const { data, total } = customers.page(asked);
    return list('/customers', asked, { data: data.map((customer) => customerObject(customer, at)), total });
  });

  app.get<WithId>('/customers/:id', { onRequest }, async ({ params: { id } }) =>
    customerObject(findCustomer(sandbox, id), now()),
  );

  app.patch<WithId>('/customers/:id', { onRequest }, async ({ params: { id }, body }) =>
    store.together(() => {
      const token = text(body, 'card');
      const present = { ...findCustomer(sandbox, id), ...readDescription(body) };
      const withCard = token === null ? present : attachCard(sandbox, present, token);
      const changed = { ...withCard, defaultCard: chosenDefault(withCard, body) };
      customers.save(id, changed);
      const shown = customerObject(changed, now());
      recordEvent(sandbox, token === null ? 'customer.update' : 'customer.update.card', shown);
      return shown;
    }),
  );

  app.delete<WithId>('/customers/:id', { onRequest }, async ({ params: { id } }) =>
    store.together(() => {
      const customer = findCustomer(sandbox, id);
      customers.remove(id);
      for (const { card } of customer.cards) markDeleted(sandbox, customer, card.id);
      const shown = customerObject(customer, now(), { deleted: true });
      recordEvent(sandbox, 'customer.destroy', shown);
      return shown;
    }),
  );
};

const blank = { email: null, description: null, metadata: {}, cards: [], defaultCard: null };

const chosenDefault = (customer: Customer, body: Params): string | null => {
  const wanted = text(body, 'default_card');
  return wanted === null ? customer.defaultCard : findCard(customer, wanted).card.id;
};
