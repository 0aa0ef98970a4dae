import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints, SentFile } from './endpoint.ts';
import { BangkokDateTime, Id, numberText } from './fields.ts';

/** Base64 of at most 180,000 bytes, so that the request stays below the body limit. */
const Drawn = z
  .string()
  .max(240_000, problemText('agreement.too-large'))
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, problemText('agreement.not-a-png'));

/** Who signs what, and the ink: a PNG in base64; without it the name is typed. */
export const Signature = {
  /** The version of the text that was read. */
  textNumber: z.int(),
  /** The separate consent to charges that come up after the return. Never set beforehand. */
  agreesToLaterCharges: z.boolean(problemText('agreement.later-charges')),
  signedName: z
    .string()
    .trim()
    .min(2, problemText('agreement.name-required'))
    .max(120, problemText('field.too-long', { max: 120 })),
  signature: Drawn.optional(),
};

/** A signed rental agreement. It never changes; a booking that changed in what it binds needs another. */
export const SignedAgreement = z.object({
  /** Numbered per booking, from 1. */
  version: z.int(),
  signedName: z.string(),
  signedAt: BangkokDateTime,
  /** Whether the signature was drawn; otherwise the name was typed. */
  isDrawn: z.boolean(),
  /** `page`: the customer signed on the booking's page, alone. */
  way: z.enum(['desk', 'page']),
  /** The staff member who was present. */
  by: z.string().nullable(),
  /** The version of its text; null for one of before texts had versions. */
  textNumber: z.int().nullable(),
  /** Whether the customer agreed to charges that come up after the return; null for one that did not ask. */
  agreesToLaterCharges: z.boolean().nullable(),
  /**
   * What of it is not as it was signed: empty while it is whole; null for one of before evidence was kept.
   */
  changed: z.array(z.enum(['facts', 'text', 'signature', 'paper', 'chain'])).nullable(),
});
export type SignedAgreement = z.infer<typeof SignedAgreement>;

const Both = z.object({ th: z.string(), en: z.string() });
const PaperRow = z.object({ label: Both, value: Both, note: Both.optional(), isMain: z.boolean().optional() });

/** The content of the agreement, in both languages. */
const AgreementPaper = z.object({
  /** Who rents out: its name, and its address and how to reach it. */
  business: z.string(),
  businessLines: Both,
  taxId: z.string(),
  vehicle: z.array(PaperRow),
  driver: z.array(PaperRow),
  rental: z.array(PaperRow),
  /** Condition of the vehicle at the hand-over; empty before it. */
  state: z.array(PaperRow),
  lines: z.array(PaperRow),
  sums: z.array(PaperRow),
  /** Null if there is no deposit. */
  deposit: Both.nullable(),
  /** Headings and paragraphs; these are numbered. */
  terms: z.array(Both.extend({ isHeading: z.boolean() })),
  agreed: Both,
  /** What the customer agrees to apart from the rest, or not. */
  laterCharges: Both,
});

/** Whether it is signed and stands: `outdated` once the booking changed in what was signed, named in `changed`. */
export const AgreementState = z.object({
  state: z.enum(['unsigned', 'signed', 'outdated']),
  changed: z.array(z.enum(['vehicle', 'times', 'places', 'price', 'extras', 'deposit', 'cover', 'customer'])),
});
export type AgreementState = z.infer<typeof AgreementState>;

/** The agreement as it is now, and the signed versions, newest first. */
export const AgreementFacts = AgreementState.extend({
  /** Of the booking that the paper is about: what is signed is this one. */
  version: z.int(),
  /** The version of the text that stands on the paper. */
  textNumber: z.int(),
  paper: AgreementPaper,
  signed: z.array(SignedAgreement),
});

/** Endpoints for the rental agreement, for the customer of a booking (docs/rules/contracts.md). */
export const ownAgreementEndpoints = endpoints({
  'GET /bookings/:id/agreements': {
    summary: 'The agreement as it is now, from when on it can be signed here, and the signed versions, newest first',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(
      AgreementFacts.extend({
        /** Null until it can be signed here: it names the vehicle, which the signature fixes. */
        paper: AgreementPaper.nullable(),
        /** Null where it is not signed any more, or not yet: the booking is not confirmed, or over. */
        signableFrom: BangkokDateTime.nullable(),
      }),
    ),
  },
  'GET /bookings/:id/agreements/:version': {
    summary: 'A signed agreement as a PDF, always the same bytes. 404 `agreement.not-found`',
    access: 'guest',
    params: z.object({ id: Id, version: numberText(z.number().int().min(1).max(10_000)) }),
    file: 'application/pdf',
    reply: SentFile,
    perMinute: 60,
  },
  'POST /bookings/:id/agreements': {
    summary:
      'The customer signs on the booking’s page, from 72 hours before the pick-up; a copy goes to them by mail. 404 for staff too; 409 `agreement.not-now`, `.too-early`, `.other-text`, `booking.changed-meanwhile`; 422 `agreement.bad-signature`, `.other-name`',
    access: 'guest',
    params: z.object({ id: Id }),
    body: z.object({ version: z.int(), ...Signature }),
    reply: answer(SignedAgreement),
    perMinute: 10,
  },
});
