import type { Typesetter } from '#modules/documents/index.ts';
import type { Files } from '#platform/files.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { chargebackEvidence } from './chargeback-evidence.ts';

/** What shows a rental to a bank whose customer disputes a payment. */
export const chargebacksRoutes = (
  { serveStream }: EndpointBinders,
  tools: Readonly<{ typesetter: Typesetter; files: Files }>,
): void => {
  serveStream(
    'GET /admin/bookings/:id/chargeback-evidence',
    (ctx, { params: { id: bookingId }, query: { language } }) =>
      chargebackEvidence(ctx, { bookingId, language }, tools),
  );
};
