import { signatureOf } from '#test/builders/provider.ts';
import type { Request } from '../requests/request.ts';

/** A report of the provider with its signature: what it says is judged, not that nobody signed it. */
export const signedRequest = (request: Request, secret: string | undefined): Request => {
  if (!secret || !request.body || request.operation.route !== 'POST /payments/webhook') return request;
  const signature = signatureOf(request.body.toString(), secret, Temporal.Now.instant());
  return { ...request, headers: { ...request.headers, ...signature } };
};
