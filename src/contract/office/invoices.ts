import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { isThaiTaxId } from '#kernel/thai-tax-id.ts';
import { answer, endpoints, Refusal, SentFile } from '../endpoint.ts';
import { Baht, BangkokDateTime, Id, numberText } from '../fields.ts';
import { PaidBaht } from '../payments.ts';
import { required } from '../people.ts';

export const IssuedKind = z.enum(['tax-invoice', 'receipt', 'credit-note']);
export type IssuedKind = z.infer<typeof IssuedKind>;

/** The person or business that a document is issued to. With a tax ID, the address is required. */
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
    /** Thirteen digits with a valid check digit, optionally grouped; or empty. */
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
    // Check this even when other fields are invalid.
    when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
  });
export type Buyer = z.infer<typeof Buyer>;

/** An issued document, which never changes. Amounts are baht. */
export const IssuedDocument = z.object({
  id: Id,
  kind: IssuedKind,
  /** Such as `2026-11-1038`, prefixed with `R` for a receipt and `C` for a credit note. */
  number: z.string(),
  bookingId: Id,
  bookingNumber: z.string(),
  issuedAt: BangkokDateTime,
  issuedBy: z.string().nullable(),
  total: Baht,
  /** Tax included in the total; 0 for a receipt. */
  tax: Baht,
  buyer: Buyer,
  /** For a credit note: the credited invoice, and why. */
  credits: z.object({ id: Id, number: z.string() }).nullable(),
  reason: z.string().nullable(),
  /** For an invoice: the total of its credit notes. */
  creditedAmount: Baht,
});
export type IssuedDocument = z.infer<typeof IssuedDocument>;

/** Why a document cannot be issued, in the form of an error response. */
const Why = Refusal.pick({ error: true, message: true })
  .extend({ details: z.record(z.string(), z.unknown()) })
  .nullable();

export const BookingDocuments = z.object({
  /** Newest first. */
  issued: z.array(IssuedDocument),
  /** Per kind, why it cannot be issued now; null if it can. */
  refusals: z.object({ 'tax-invoice': Why, receipt: Why, 'credit-note': Why }),
  /** The existing document that would be returned instead of issuing a new one; null if a new one would be issued. */
  current: z.object({ 'tax-invoice': Id.nullable(), receipt: Id.nullable() }),
  /** Amounts that a new document would have. */
  amounts: z.object({ 'tax-invoice': Baht, receipt: Baht }),
  /** The default buyer of a new document: that of the last document, otherwise the customer. */
  buyer: Buyer,
  /** The maximum amount of a credit note. */
  creditableAmount: Baht,
});
export type BookingDocuments = z.infer<typeof BookingDocuments>;

const params = z.object({ id: Id });

/** Endpoints for tax invoices, receipts and credit notes. */
export const invoicesEndpoints = endpoints({
  'GET /admin/bookings/:id/documents': {
    summary: "A booking's issued documents, and the kinds that can be issued now",
    access: 'staff',
    params,
    reply: answer(BookingDocuments),
  },
  'POST /admin/bookings/:id/documents': {
    summary:
      'Issues a document with the next number of its series. Returns the existing tax invoice or receipt instead if no money has moved that it does not cover; once more was received, a further invoice is for the difference. 409 `invoice.not-paid`, `invoice.no-seller`, `invoice.nothing-received`, `invoice.nothing-to-credit`, `invoice.more-than-stands`',
    access: 'staff',
    idempotent: true,
    params,
    body: z.object({
      kind: IssuedKind,
      buyer: Buyer.optional(),
      /** Required for a credit note: baht including tax, and why. */
      amount: PaidBaht.optional(),
      reason: required('reason.missing', 500).optional(),
    }),
    reply: answer(IssuedDocument),
  },
  'GET /admin/documents/:id': {
    summary: "An issued document's details and its number of pages. 404 `invoice.not-found`",
    access: 'staff',
    params,
    reply: answer(IssuedDocument.extend({ pages: z.int() })),
  },
  'GET /admin/documents/:id/file': {
    summary: 'The document as a PDF, always the same bytes. 404 `invoice.not-found`',
    access: 'staff',
    params,
    file: 'application/pdf',
    reply: SentFile,
  },
  'GET /admin/documents/:id/pages/:page': {
    summary: 'A page of the document as an SVG picture; pages count from 1. 404 `invoice.not-found` beyond the last',
    access: 'staff',
    params: z.object({ id: Id, page: numberText(z.number().int().min(1).max(99)) }),
    file: 'image/svg+xml',
    reply: SentFile,
  },
});
