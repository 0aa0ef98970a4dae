import type { ChargeRequest } from '../records/charge-request.ts';
import type { Sandbox } from '../records/context.ts';
import { newId } from '../wire/ids.ts';
import { map, type Params, textParam } from '../wire/params.ts';
import { invalidCharge, notFound } from '../wire/refusals.ts';
import type { Source } from './source.ts';
import { readSourceRequest, type SourceRequest } from './source-request.ts';

export const keepSource = ({ sources }: Sandbox, request: SourceRequest, createdAt: number): Source => {
  const source: Source = { ...request, id: newId('src', createdAt), createdAt, charge: null };
  sources.add(source.id, createdAt, source);
  return source;
};

/** The unused source with the id in the request, or a new one created from the request's `source` map. */
export const payingSource = (sandbox: Sandbox, body: Params, charge: ChargeRequest, at: number): Source => {
  const id = textParam(body, 'source');
  if (id === null) {
    const { amount, currency } = charge;
    const request = { ...map(body, 'source'), amount, currency };
    return keepSource(sandbox, readSourceRequest(request, sandbox.terms), at);
  }
  const source = sandbox.sources.find(id);
  if (!source) throw notFound('source', id);
  const reasons = [
    ...(source.charge === null ? [] : ['source was already used']),
    ...(source.amount === charge.amount ? [] : ['amount does not match the amount of the source']),
  ];
  if (reasons.length > 0) throw invalidCharge(reasons);
  return source;
};
