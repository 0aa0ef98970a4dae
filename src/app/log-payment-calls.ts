import type { HeardCall } from '#modules/payments/index.ts';
import type { Log } from '#platform/log/log.ts';
import { tracedRequest } from '#platform/log/trace.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';

/** Logs and counts each call to the payment provider: kind, result, duration and subject, never its content. */
export const logPaymentCalls =
  (log: Log, metrics?: Metrics): HeardCall =>
  ({ kind, result, ms, about }) => {
    metrics?.providerCall({ kind, result }, ms / 1000);
    log.info({ reqId: tracedRequest(), kind, result, ms: Math.round(ms), ...about }, 'provider called');
  };
