import type { FastifyInstance } from 'fastify';
import { findCharge } from '../records/charge-life.ts';
import type { Sandbox } from '../records/context.ts';
import { eventObject } from '../records/event.ts';
import { onlyWith } from '../wire/keys.ts';
import { list, readListQuery, sliceOf } from '../wire/lists.ts';
import { notFound } from '../wire/refusals.ts';

type WithId = { Params: { id: string } };

/** Lists the events of the account or of one charge, or returns one event, with all delivery attempts. */
export const eventRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  const { events, now } = sandbox;
  const onRequest = onlyWith('secret');

  app.get('/events', { onRequest }, async ({ query }) => {
    const range = readListQuery(query, now());
    const { data, total } = events.page(range);
    return list('/events', range, { data: data.map(eventObject), total });
  });

  app.get<WithId>('/events/:id', { onRequest }, async ({ params: { id } }) => {
    const event = events.find(id);
    if (!event) throw notFound('event', id);
    return eventObject(event);
  });

  app.get<WithId>('/charges/:id/events', { onRequest }, async ({ params, query }) => {
    const { id } = findCharge(sandbox, params.id);
    const range = readListQuery(query, now());
    const { data, total } = sliceOf(events.where('charge', id), range);
    return list(`/charges/${id}/events`, range, { data: data.map(eventObject), total });
  });
};
