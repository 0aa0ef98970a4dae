import type { FastifyInstance } from 'fastify';
import { awaitsApproval, type Charge, chargeStatus, findCharge } from '../records/charge-life.ts';
import type { Sandbox } from '../records/context.ts';
import { kindOf } from '../sources/source-types.ts';
import { onlyWith } from '../wire/keys.ts';
import { failedExpire, invalidCharge } from '../wire/refusals.ts';
import { chargeObject } from './charge-object.ts';
import { type Ending, endApproval } from './end-approval.ts';

type WithId = { Params: { id: string } };

/** Ends a charge that waits for its payer: expired by the merchant, or, in test mode, marked as paid or failed. */
export const endingRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  const { now } = sandbox;
  const onRequest = onlyWith('secret');

  app.post<WithId>('/charges/:id/expire', { onRequest }, async ({ params: { id } }) => {
    const { source } = findCharge(sandbox, id);
    if (!source || !kindOf(source.type).expirable) throw failedExpire('charge does not support expire');
    const ended = endApproval(sandbox, id, 'lapsed', ['charge.expire', 'charge.complete']);
    if (!ended) throw failedExpire('only pending charges can be expired');
    return chargeObject(ended, now());
  });

  const markAs = (path: string, ending: Ending) =>
    app.post<WithId>(`/charges/:id/${path}`, { onRequest }, async ({ params: { id } }) => {
      const { source } = findCharge(sandbox, id);
      const ended = source ? endApproval(sandbox, id, ending) : null;
      if (!ended) throw invalidCharge(['only pending charges of a source can be marked']);
      return chargeObject(ended, now());
    });
  markAs('mark_as_paid', 'approved');
  markAs('mark_as_failed', 'failed_processing');

  /** Not in the provider's API: ends a pending charge or a hold now, however much time it has left. */
  app.post<WithId>('/sandbox/charges/:id/lapse', { onRequest }, async ({ params: { id } }) => {
    const at = now();
    const charge = findCharge(sandbox, id);
    const ended = awaitsApproval(charge, at) ? endApproval(sandbox, id, 'lapsed') : endHold(sandbox, charge, at);
    if (!ended) throw failedExpire('only pending charges can be expired');
    return chargeObject(ended, now());
  });
};

/** Ends an authorised, uncaptured charge as its time does: without an event. Null for any other. */
const endHold = ({ charges }: Sandbox, charge: Charge, at: number): Charge | null => {
  if (chargeStatus(charge, at) !== 'pending') return null;
  const ended = { ...charge, expiresAt: at };
  charges.save(charge.id, ended);
  return ended;
};
