import { z } from 'zod';
import { AgreementFacts, Signature, SignedAgreement } from '../agreement.ts';
import { answer, endpoints, SentFile } from '../endpoint.ts';
import { numberText } from '../fields.ts';
import { ofBooking, seenVersion } from './booking-fields.ts';

/** Endpoints for the rental agreement that the customer signs. */
export const agreementEndpoints = endpoints({
  'GET /admin/bookings/:id/agreement': {
    summary:
      'The agreement as a PDF: as last signed, always the same bytes; or unsigned and up to date, with `copy=unsigned` or if nobody has signed it. 404 `agreement.not-found` for a `version` that nobody signed, and for `version` with `copy=unsigned`',
    access: 'staff',
    params: ofBooking,
    query: z.object({
      copy: z.enum(['signed', 'unsigned']).default('signed'),
      /** The signed version to return; if omitted, the newest. */
      version: numberText(z.number().int().min(1).max(10_000)).optional(),
    }),
    file: 'application/pdf',
    reply: SentFile,
    perMinute: 60,
  },
  'GET /admin/bookings/:id/agreements': {
    summary: "The agreement's current contents, whether it can be signed, and the signed versions, newest first",
    access: 'staff',
    params: ofBooking,
    reply: answer(AgreementFacts.extend({ maySign: z.boolean() })),
  },
  'POST /admin/bookings/:id/agreement': {
    summary:
      'Signs the agreement at the desk, from the confirmation until the return: with a drawn signature (PNG in base64) or, without one, a typed name. Stores the signed PDF and mails it. 409 `agreement.not-now`, `.other-text`, `booking.changed-meanwhile`; 422 `agreement.bad-signature`, `.other-name`',
    access: 'staff',
    params: ofBooking,
    body: z.object({
      ...seenVersion,
      ...Signature,
    }),
    reply: answer(SignedAgreement),
    perMinute: 30,
  },
});
