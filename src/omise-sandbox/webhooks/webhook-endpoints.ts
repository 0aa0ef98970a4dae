import { type Params, param } from '../wire/params.ts';
import { invalidCharge } from '../wire/refusals.ts';

const most = 2;

/** Up to two addresses that get this charge's events in place of the account's; null when none are named. */
export const readWebhookEndpoints = (body: Params): string[] | null => {
  const value = param(body, 'webhook_endpoints') ?? [];
  if (value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (!Array.isArray(value) || !value.every(isHttpUri)) throw invalidCharge(['webhook endpoints are invalid']);
  if (value.length > most) throw invalidCharge([`webhook endpoints must be ${most} at most`]);
  return value;
};

const isHttpUri = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);
