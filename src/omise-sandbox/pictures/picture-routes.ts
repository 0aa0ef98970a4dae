import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../records/context.ts';
import { notFound } from '../wire/refusals.ts';
import { paymentSlip } from './payment-slip.ts';

type Download = { Params: { id: string; document: string; secret: string } };
type Stored = { Params: { id: string }; Querystring: { until?: string; signature?: string } };

const minute = 60_000;

/** Serves payment slips. A document's permanent URL redirects to one valid for a minute; neither needs a key. */
export const pictureRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  const { store, charges, terms, now, origin } = sandbox;
  const key = store.setting('picture-key', () => randomBytes(32).toString('base64'));
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('hex');

  app.get<Download>('/charges/:id/documents/:document/downloads/:secret', async ({ params, url }, reply) => {
    const charge = charges.find(params.id);
    if (!charge?.code?.downloadUri.endsWith(new URL(url, origin()).pathname)) {
      throw notFound('document', params.document);
    }
    const until = String(now() + minute);
    const stored = `/storage/${params.id}.svg?until=${until}&signature=${sign(`${params.id}.${until}`)}`;
    return reply.redirect(origin() + stored, 302);
  });

  app.get<Stored>('/storage/:id.svg', async ({ params: { id }, query: { until = '', signature = '' } }, reply) => {
    const isOurs = sameText(signature, sign(`${id}.${until}`));
    const charge = charges.find(id);
    const slip = isOurs && now() < Number(until) && charge ? paymentSlip(charge, terms.merchant) : null;
    if (slip === null) throw notFound('document', id);
    return reply.type('image/svg+xml; charset=utf-8').send(slip);
  });
};

const sameText = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
