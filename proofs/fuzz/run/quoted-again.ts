import type { Request } from '../requests/request.ts';
import type { Answer } from './ask.ts';

type Refused = { error?: string; details?: { quote?: { total?: number } } };

/** Repeats a request refused for its price with the price named in the refusal, like a customer who accepts it. */
export const quotedAgain = (request: Request, { status, json }: Answer): Request | null => {
  const { error, details } = (json ?? {}) as Refused;
  const total = details?.quote?.total;
  if (status !== 409 || error !== 'booking.price-changed' || total === undefined || !request.body) return null;
  const body = { ...JSON.parse(request.body.toString()), totalAmount: total };
  return { ...request, body: Buffer.from(JSON.stringify(body)) };
};
