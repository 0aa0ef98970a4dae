import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { isThaiTaxId } from '#kernel/thai-tax-id.ts';
import { answer, endpoints, Refusal, SentFile } from '../endpoint.ts';
import { Baht, BangkokDateTime, Id, numberText } from '../fields.ts';
import { PaidBaht } from '../payments.ts';
import { required } from '../people.ts';

export const IssuedKind = z.enum(['tax-invoice', 'receipt', 'credit-note']);
export type IssuedKind = z.infer<typeof IssuedKind>;

/** Whom a document is made out to. With a tax ID the address is needed: the tax invoice of a business names both. */
export const Buyer = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, problemText('name.required'))
      .max(200, problemText('field.too-long', { max: 200 })),
    address: z
      .string()
      .trim()
      .max(500, problemText('field.too-long', { max: 500 }))
      .default(''),
    /** Thirteen digits of which the last checks the others, also in the groups in which they are written; or empty. */
    taxId: z
      .string()
      .overwrite((text) => text.replaceAll(/[\s-]/g, ''))
      .regex(/^(\d{13})?$/, problemText('invoice.tax-id-digits'))
      .refine((text) => text === '' || isThaiTaxId(text), problemText('invoice.tax-id'))
      .default(''),
    /** `00000` for the head office; five digits, or empty for a person. */
    branch: z
      .string()
      .trim()
      .regex(/^(\d{5})?$/, problemText('invoice.branch-digits'))
      .default(''),
  })
  .refine(({ taxId, address }) => taxId === '' || address !== '', {
    path: ['address'],
    error: problemText('invoice.address-required'),
    // Told beside what else is wrong.
    when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
  });
export type Buyer = z.infer<typeof Buyer>;

/** A document as it was issued. It never changes. Amounts are baht. */
export const IssuedDocument = z.object({
  id: Id,
  kind: IssuedKind,
  /** `2026-11-1038`; a receipt's begins with `R`, a credit note's with `C`. */
  number: z.string(),
  bookingId: Id,
  bookingNumber: z.string(),
  issuedAt: BangkokDateTime,
  issuedBy: z.string().nullable(),
  total: Baht,
  /** Of the total. */
  tax: Baht,
  buyer: Buyer,
  /** Of a credit note: the invoice that it lessens, and why. */
  credits: z.object({ id: Id, number: z.string() }).nullable(),
  reason: z.string().nullable(),
  /** Of an invoice: what credit notes took off it. */
  creditedAmount: Baht,
});
export type IssuedDocument = z.infer<typeof IssuedDocument>;

/** Why something cannot be issued: as a refusal would say it. */
const Why = Refusal.pick({ error: true, message: true })
  .extend({ details: z.record(z.string(), z.unknown()) })
  .nullable();

export const BookingDocuments = z.object({
  /** Newest first. */
  issued: z.array(IssuedDocument),
  /** Why a kind cannot be issued now; null where it can. */
  refusals: z.object({ 'tax-invoice': Why, receipt: Why, 'credit-note': Why }),
  /** The document that is answered again in place of a new one; null where a new one would be issued. */
  current: z.object({ 'tax-invoice': Id.nullable(), receipt: Id.nullable() }),
  /** What a new document would be over. */
  amounts: z.object({ 'tax-invoice': Baht, receipt: Baht }),
  /** What a new document would be made out to: the last one's buyer, else the customer. */
  buyer: Buyer,
  /** What a credit note could be over, at most. */
  creditableAmount: Baht,
});
export type BookingDocuments = z.infer<typeof BookingDocuments>;

const params = z.object({ id: Id });

/** Tax invoices, receipts and credit notes. */
export const invoicesEndpoints = endpoints({
  'GET /admin/bookings/:id/documents': {
    summary: "A booking's issued documents, and what can be issued now",
    access: 'staff',
    params,
    reply: answer(BookingDocuments),
  },
  'POST /admin/bookings/:id/documents': {
    summary:
      'Issues a document with the next number of its series. A tax invoice that stands is answered again in place of a second one. 409 `invoice.not-paid`, `invoice.no-seller`, `invoice.nothing-received`, `invoice.nothing-to-credit`',
    access: 'staff',
    idempotent: true,
    params,
    body: z.object({
      kind: IssuedKind,
      buyer: Buyer.optional(),
      /** Of a credit note: baht, tax in, and why. */
      amount: PaidBaht.optional(),
      reason: required('reason.missing', 500).optional(),
    }),
    reply: answer(IssuedDocument),
  },
  'GET /admin/documents/:id': {
    summary: 'What is known of an issued document, and how many pages it has. 404 `invoice.not-found`',
    access: 'staff',
    params,
    reply: answer(IssuedDocument.extend({ pages: z.int() })),
  },
  'GET /admin/documents/:id/file': {
    summary: 'The document as PDF, the same bytes each time',
    access: 'staff',
    params,
    file: 'application/pdf',
    reply: SentFile,
  },
  'GET /admin/documents/:id/pages/:page': {
    summary: 'A page of the document as a picture, for the screen and for printing from it; pages count from 1',
    access: 'staff',
    params: z.object({ id: Id, page: numberText(z.number().int().min(1).max(99)) }),
    file: 'image/svg+xml',
    reply: SentFile,
  },
});
