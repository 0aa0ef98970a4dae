import { signatureOf } from '#test/builders/provider.ts';
import type { Request } from '../requests/request.ts';

/** Signs a provider's webhook request, so that its content is tested, not its missing signature. */
export const signedRequest = (request: Request, secret: string | undefined): Request => {
  if (!secret || !request.body || request.operation.route !== 'POST /payments/webhook') return request;
  const signature = signatureOf(request.body.toString(), secret, Temporal.Now.instant());
  return { ...request, headers: { ...request.headers, ...signature } };
};
