import type { FastifyInstance } from 'fastify';
import { findCharge } from '../records/charge-life.ts';
import type { Sandbox } from '../records/context.ts';
import { onlyWith } from '../wire/keys.ts';
import { list, readListQuery } from '../wire/lists.ts';
import type { Params } from '../wire/params.ts';
import { notFound } from '../wire/refusals.ts';
import { refundList, refundsOfCharge } from './charge-refunds.ts';
import { makeRefund } from './make-refund.ts';
import { refundObject } from './refund.ts';

type OfCharge = { Params: { id: string }; Body: Params };

/** Creates refunds, reads one, and lists those of one charge or of the account. */
export const refundRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  const { refunds, now } = sandbox;
  const onRequest = onlyWith('secret');

  app.post<OfCharge>('/charges/:id/refunds', { onRequest }, async ({ params: { id }, body }) =>
    refundObject(makeRefund(sandbox, id, body, now())),
  );

  app.get<OfCharge>('/charges/:id/refunds', { onRequest }, async ({ params: { id }, query }) =>
    refundList(findCharge(sandbox, id), readListQuery(query, now())),
  );

  app.get<{ Params: { id: string; refundId: string } }>(
    '/charges/:id/refunds/:refundId',
    { onRequest },
    async ({ params: { id, refundId } }) => {
      const refund = refundsOfCharge(findCharge(sandbox, id)).find((one) => one.id === refundId);
      if (!refund) throw notFound('refund', refundId);
      return refundObject(refund);
    },
  );

  app.get('/refunds', { onRequest }, async ({ query }) => {
    const range = readListQuery(query, now());
    const { data, total } = refunds.page(range);
    return list('/refunds', range, { data: data.map(refundObject), total });
  });
};
