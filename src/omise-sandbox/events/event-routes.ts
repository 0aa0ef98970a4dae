import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { eventObject } from '../event.ts';
import { findCharge } from '../find-charge.ts';
import { onlyWith } from '../wire/keys.ts';
import { list, pageOf, readListQuery } from '../wire/lists.ts';
import { notFound } from '../wire/refusals.ts';

type WithId = { Params: { id: string } };

/** Events: all of the account, one, or those of a charge, with every delivery that was tried. */
export const eventRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  const { events, now } = sandbox;
  const onRequest = onlyWith('secret');

  app.get('/events', { onRequest }, async ({ query }) => {
    const asked = readListQuery(query, now());
    const { data, total } = events.page(asked);
    return list('/events', asked, { data: data.map(eventObject), total });
  });

  app.get<WithId>('/events/:id', { onRequest }, async ({ params: { id } }) => {
    const event = events.find(id);
    if (!event) throw notFound('event', id);
    return eventObject(event);
  });

  app.get<WithId>('/charges/:id/events', { onRequest }, async ({ params, query }) => {
    const { id } = findCharge(sandbox, params.id);
    const asked = readListQuery(query, now());
    const { data, total } = pageOf(events.where('charge', id), asked);
    return list(`/charges/${id}/events`, asked, { data: data.map(eventObject), total });
  });
};
