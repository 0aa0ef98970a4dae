import type { FastifyInstance } from 'fastify';
import { recordEvent } from '../events/record-event.ts';
import { readMetadata } from '../records/charge-request.ts';
import type { Sandbox } from '../records/context.ts';
import { newId } from '../wire/ids.ts';
import { onlyWith } from '../wire/keys.ts';
import { list, readListQuery } from '../wire/lists.ts';
import { type Params, param, textParam } from '../wire/params.ts';
import { notFound, usedToken } from '../wire/refusals.ts';
import { type Customer, customerObject, findCard, findCustomer, markDeleted } from './customer.ts';

type WithId = { Params: { id: string }; Body: Params };

/** Creates customers with or without a card; reads, lists, updates and deletes them, and adds cards. */
export const customerRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  const { store, customers, now } = sandbox;
  const onRequest = onlyWith('secret');

  app.post<{ Body: Params }>('/customers', { onRequest }, async ({ body }) => {
    const createdAt = now();
    return store.together(() => {
      const bare = { ...blank, id: newId('cust', createdAt), createdAt, ...readDescription(body) };
      const token = textParam(body, 'card');
      const customer = token === null ? bare : attachCard(sandbox, bare, token);
      customers.add(customer.id, createdAt, customer);
      const shown = customerObject(customer, createdAt);
      recordEvent(sandbox, 'customer.create', shown);
      return shown;
    });
  });

  app.get('/customers', { onRequest }, async ({ query }) => {
    const at = now();
    const range = readListQuery(query, at);
    const { data, total } = customers.page(range);
    return list('/customers', range, { data: data.map((customer) => customerObject(customer, at)), total });
  });

  app.get<WithId>('/customers/:id', { onRequest }, async ({ params: { id } }) =>
    customerObject(findCustomer(sandbox, id), now()),
  );

  app.patch<WithId>('/customers/:id', { onRequest }, async ({ params: { id }, body }) =>
    store.together(() => {
      const token = textParam(body, 'card');
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
  const chosen = textParam(body, 'default_card');
  return chosen === null ? customer.defaultCard : findCard(customer, chosen).card.id;
};

/** Uses up the token and adds its card to the customer; the first card becomes the default. */
export const attachCard = ({ tokens }: Pick<Sandbox, 'tokens'>, customer: Customer, tokenId: string): Customer => {
  const token = tokens.find(tokenId);
  if (!token) throw notFound('token', tokenId);
  if (token.card === null) throw usedToken();
  const { createdAt, failure, challenge = null, trait = null } = token;
  tokens.save(token.id, { ...token, card: null });
  const card = { ...token.card, location: `/customers/${customer.id}/cards/${token.card.id}` };
  return {
    ...customer,
    cards: [...customer.cards, { createdAt, card, failure, challenge, trait }],
    defaultCard: customer.defaultCard ?? card.id,
  };
};

type Described = Partial<Pick<Customer, 'email' | 'description' | 'metadata'>>;

/** The customer fields present in the request; absent fields are left unchanged. */
export const readDescription = (body: Params): Described => ({
  ...(param(body, 'email') !== undefined && { email: textParam(body, 'email') }),
  ...(param(body, 'description') !== undefined && { description: textParam(body, 'description') }),
  ...(param(body, 'metadata') !== undefined && { metadata: readMetadata(body) }),
});
