import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints, SentFile } from '../endpoint.ts';
import { BangkokDateTime, numberText } from '../fields.ts';
import { ofBooking, seenVersion } from './booking-fields.ts';

/** Base64 of at most 180,000 bytes, so that the request stays below the body limit. */
const Drawn = z
  .string()
  .max(240_000, problemText('agreement.too-large'))
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, problemText('agreement.not-a-png'));

/** A signed rental agreement. It never changes; a changed booking needs a new signature. */
export const SignedAgreement = z.object({
  /** Numbered per booking, from 1. */
  version: z.int(),
  signedName: z.string(),
  signedAt: BangkokDateTime,
  /** Whether the signature was drawn; otherwise the name was typed. */
  isDrawn: z.boolean(),
  /** The staff member who was present. */
  by: z.string().nullable(),
});
export type SignedAgreement = z.infer<typeof SignedAgreement>;

const Both = z.object({ th: z.string(), en: z.string() });
const PaperRow = z.object({ label: Both, value: Both, note: Both.optional(), isMain: z.boolean().optional() });

/** The content of the agreement, in both languages. */
const Paper = z.object({
  vehicle: z.array(PaperRow),
  driver: z.array(PaperRow),
  rental: z.array(PaperRow),
  /** Condition of the vehicle at the hand-over; empty before it. */
  state: z.array(PaperRow),
  lines: z.array(PaperRow),
  sums: z.array(PaperRow),
  /** Null if there is no deposit. */
  deposit: Both.nullable(),
  terms: z.array(Both),
  agreed: Both,
});

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
    reply: answer(z.object({ maySign: z.boolean(), paper: Paper, signed: z.array(SignedAgreement) })),
  },
  'POST /admin/bookings/:id/agreement': {
    summary:
      'Signs the agreement while the vehicle is out: with a drawn signature (PNG in base64) or, without one, a typed name. Stores the signed PDF. 409 `agreement.not-out`, `booking.changed-meanwhile`; 422 `agreement.bad-signature`',
    access: 'staff',
    params: ofBooking,
    body: z.object({
      ...seenVersion,
      signedName: z
        .string()
        .trim()
        .min(2, problemText('agreement.name-required'))
        .max(120, problemText('field.too-long', { max: 120 })),
      signature: Drawn.optional(),
    }),
    reply: answer(SignedAgreement),
    perMinute: 30,
  },
});
