import type { FastifyInstance } from 'fastify';
import { type Charge, findCharge, reverse } from '../records/charge-life.ts';
import { readAmount, readChargeUpdate } from '../records/charge-request.ts';
import type { Sandbox } from '../records/context.ts';
import type { ChargeEvent } from '../records/event.ts';
import { onlyWith } from '../wire/keys.ts';
import { list, readListQuery } from '../wire/lists.ts';
import { type Params, textParam } from '../wire/params.ts';
import { announceCharge } from './announce-charge.ts';
import { captureAndBook } from './capture-and-book.ts';
import { chargeObject } from './charge-object.ts';
import { makeCharge } from './make-charge.ts';

type WithId = { Params: { id: string }; Body: Params };

/** Creates charges with a token, customer or source; reads, lists, updates, captures and reverses them. */
export const chargeRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  const { store, charges, now } = sandbox;
  const onRequest = onlyWith('secret');

  /** Changes a stored charge and announces it in one transaction; leaves it untouched when `decide` throws. */
  const change = (key: ChargeEvent, id: string, decide: (charge: Charge, at: number) => Charge) => {
    const at = now();
    const changed = store.together(() => {
      const next = decide(findCharge(sandbox, id), at);
      charges.save(id, next);
      announceCharge(sandbox, key, id);
      return next;
    });
    return chargeObject(changed, at);
  };

  app.post<{ Body: Params }>('/charges', { onRequest }, async ({ body }) => {
    const at = now();
    return chargeObject(makeCharge(sandbox, body, at), at);
  });

  app.get('/charges', { onRequest }, async ({ query }) => {
    const at = now();
    const range = readListQuery(query, at);
    const { data, total } = charges.page(range);
    return list('/charges', range, { data: data.map((charge) => chargeObject(charge, at)), total });
  });

  app.get<WithId>('/charges/:id', { onRequest }, async ({ params: { id } }) =>
    chargeObject(findCharge(sandbox, id), now()),
  );

  app.patch<WithId>('/charges/:id', { onRequest }, async ({ params: { id }, body }) =>
    change('charge.update', id, (charge) => ({ ...charge, ...readChargeUpdate(body) })),
  );

  app.post<WithId>('/charges/:id/capture', { onRequest }, async ({ params: { id }, body }) =>
    change('charge.capture', id, (charge, at) => {
      const partial = textParam(body, 'capture_amount') !== null;
      return captureAndBook(sandbox, charge, partial ? readAmount(body, 'capture_amount') : charge.amount, at);
    }),
  );

  app.post<WithId>('/charges/:id/reverse', { onRequest }, async ({ params: { id } }) =>
    change('charge.reverse', id, reverse),
  );
};
