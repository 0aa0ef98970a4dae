import { z } from 'zod';
import { endpoints, StreamedFile } from '../endpoint.ts';
import { Id } from '../fields.ts';

/** Endpoints for payments that a customer disputes at their bank (docs/rules/payments.md). */
export const chargebackEndpoints = endpoints({
  'GET /admin/bookings/:id/chargeback-evidence': {
    summary:
      'All that shows a rental to a bank, as a ZIP: `evidence.pdf` to be read, and the originals to the byte with their SHA-256: what was signed, the photographs, the documents. What was forgotten is named and left out. Leaves an audit entry. 404 `booking.not-found`',
    access: 'staff',
    perMinute: 10,
    params: z.object({ id: Id }),
    query: z.object({ language: z.enum(['en', 'th']).default('en') }),
    file: 'application/zip',
    reply: StreamedFile,
  },
});
