import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { bareTaxId, isThaiTaxId } from '#kernel/thai-tax-id.ts';
import { answer, ExportQuery, endpoints, ListQuery, listOf, Refusal, SentFile, StreamedFile } from '../endpoint.ts';
import { Baht, BangkokDateTime, Id, numberText } from '../fields.ts';
import { PaidBaht } from '../payments.ts';
import { required } from '../people.ts';

/**
 * Each payment has one document: a tax invoice that is its receipt too, abbreviated where the buyer's address is not
 * known; or a receipt, where the price has no tax. What goes back has a credit note, or a refund note of a receipt.
 */
export const IssuedKind = z.enum(['tax-invoice', 'abbreviated-tax-invoice', 'receipt', 'credit-note', 'refund-note']);
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
      .overwrite(bareTaxId)
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

/** The buyer of an issued document: all empty once it was forgotten. */
const PrintedBuyer = z.object({ name: z.string(), address: z.string(), taxId: z.string(), branch: z.string() });

/** An issued document, which never changes. Amounts are baht. */
export const IssuedDocument = z.object({
  id: Id,
  kind: IssuedKind,
  /** Such as `2026-11-1038`; with a letter before it for all but a full tax invoice. */
  number: z.string(),
  bookingId: Id,
  bookingNumber: z.string(),
  /** Its date: of one that replaces another, that of the first. */
  issuedAt: BangkokDateTime,
  issuedBy: z.string().nullable(),
  /** Value, tax and what is untaxed. */
  total: Baht,
  value: Baht,
  tax: Baht,
  /** Processing fees. */
  untaxed: Baht,
  buyer: PrintedBuyer,
  /** For a credit or refund note: the document that it credits. */
  credits: z.object({ id: Id, number: z.string() }).nullable(),
  /** Why it was credited, or what it was issued in place of. */
  reason: z.string().nullable(),
  /** The document that was issued in its place; it counts no longer. */
  replacedBy: z.object({ id: Id, number: z.string() }).nullable(),
  /** The total of its credits. */
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
  /** The newest document, if every payment has one; else null. */
  current: Id.nullable(),
  /** The sum of the payments without a document. */
  amount: Baht,
  /** The documents that can be issued anew to another buyer. */
  replaceable: z.array(Id),
  /** The default buyer of a new document: that of the last document, otherwise the customer. */
  buyer: Buyer,
  /** The documents that a credit note can credit, newest first, with the most that it can credit of each. */
  creditable: z.array(z.object({ id: Id, amount: Baht })),
  /** The maximum amount of a credit note. */
  creditableAmount: Baht,
});
export type BookingDocuments = z.infer<typeof BookingDocuments>;

/** What a print is: there is one original; a replacement (ใบแทน) says why. */
export const PrintMark = z.enum(['original', 'copy', 'replacement']);

const DocumentsQuery = ListQuery.extend({
  kind: IssuedKind.optional(),
  /** The month of issue, `YYYY-MM`. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
});

const params = z.object({ id: Id });
const query = z.object({ print: Id.optional() });

/** Endpoints for tax invoices, receipts and credit notes. */
export const invoicesEndpoints = endpoints({
  'GET /admin/payments/documents': {
    summary:
      "All issued documents, newest first. Search finds numbers, buyers' names and tax IDs, and booking numbers. Counts are exact to 10,000; `total` is 10,001 for more",
    access: 'staff',
    query: DocumentsQuery,
    reply: listOf(
      IssuedDocument.omit({ issuedBy: true, reason: true, creditedAmount: true }).extend({
        /** The number of the document that it credits. */
        credits: z.string().nullable(),
        /** The number of the document that was issued in its place. */
        replacedBy: z.string().nullable(),
      }),
    ),
  },
  'GET /admin/payments/documents/export': {
    summary:
      'All documents of the filtered list as CSV: credits are below nothing, what was replaced is zero. Leaves an audit entry',
    access: 'staff',
    query: DocumentsQuery.omit({ page: true, limit: true }).extend(ExportQuery.shape),
    file: 'text/csv',
    perMinute: 20,
    reply: StreamedFile,
  },
  'GET /admin/bookings/:id/documents': {
    summary: "A booking's issued documents, and the kinds that can be issued now",
    access: 'staff',
    params,
    reply: answer(BookingDocuments),
  },
  'POST /admin/bookings/:id/documents': {
    summary:
      'Issues the document of each payment that has none, with the next numbers of its series, and issues those in `replaces` anew to the buyer; or issues a credit note. Returns the newest document. 422 where all have one and the buyer is another, but `replaces` names none. 409 `invoice.not-replaceable` for one that was credited or replaced, `invoice.no-seller`, `invoice.nothing-received`, `invoice.no-tax`, `invoice.is-tax-invoice`, `invoice.nothing-to-credit`, `invoice.more-than-stands`',
    access: 'staff',
    idempotent: true,
    params,
    body: z.object({
      kind: z.enum(['tax-invoice', 'receipt', 'credit-note']),
      buyer: Buyer.optional(),
      /** Documents of other buyers, which are cancelled and issued anew with the next number, their date and amounts. */
      replaces: z.array(Id).max(100).optional(),
      /** For a credit note, the document that it credits; without it, the newest that stands for the amount. */
      credits: Id.optional(),
      /** Required for a credit note: baht including tax, and why. */
      amount: PaidBaht.optional(),
      reason: required('reason.missing', 500).optional(),
    }),
    reply: answer(IssuedDocument),
  },
  'GET /admin/documents/:id': {
    summary: "An issued document's details, its number of pages and its prints. 404 `invoice.not-found`",
    access: 'staff',
    params,
    reply: answer(
      IssuedDocument.extend({
        /** None once the paper was forgotten with its buyer. */
        pages: z.int(),
        /** What the next print is, unless it is a replacement. */
        nextMark: PrintMark,
        /** Each time it was handed out, oldest first. `by` is null for the business itself. */
        prints: z.array(
          z.object({
            id: Id,
            mark: PrintMark,
            reason: z.string().nullable(),
            at: BangkokDateTime,
            by: z.string().nullable(),
          }),
        ),
      }),
    ),
  },
  'POST /admin/documents/:id/prints': {
    summary:
      'Records that the document is handed out: as its original the first time, then as a copy; with a reason as a replacement of the original, if that was handed out. What was replaced has copies alone. 404 `invoice.not-found`; 409 `invoice.forgotten`',
    access: 'staff',
    idempotent: true,
    params,
    body: z.object({ reason: required('reason.missing', 200).optional() }),
    reply: answer(z.object({ id: Id, mark: PrintMark })),
  },
  'GET /admin/documents/:id/file': {
    summary:
      'A print of the document as a PDF; without `print`, a copy. What was replaced says so. 404 `invoice.not-found`; 409 `invoice.forgotten`',
    access: 'staff',
    params,
    query,
    file: 'application/pdf',
    reply: SentFile,
  },
  'GET /admin/documents/:id/pages/:page': {
    summary:
      'A page of a print as an SVG picture; pages count from 1; without `print`, a copy. 404 `invoice.not-found` beyond the last; 409 `invoice.forgotten`',
    access: 'staff',
    params: z.object({ id: Id, page: numberText(z.number().int().min(1).max(99)) }),
    query,
    file: 'image/svg+xml',
    reply: SentFile,
  },
  'GET /bookings/:id/documents': {
    summary:
      "The booking's tax invoices, receipts and credit notes, oldest first, for its customer alone. 404 as for the booking",
    access: 'guest',
    params,
    reply: answer(
      z.array(
        z.object({
          id: Id,
          kind: IssuedKind,
          number: z.string(),
          issuedAt: BangkokDateTime,
          total: Baht,
          /** Another document was issued in its place. */
          isReplaced: z.boolean(),
        }),
      ),
    ),
  },
  'GET /bookings/:id/documents/:documentId': {
    summary:
      'One of them as a PDF: the original, or a copy if staff handed that out; then their prints are copies. For the customer alone. 404 as for the booking, `invoice.not-found`; 409 `invoice.forgotten`',
    access: 'guest',
    params: z.object({ id: Id, documentId: Id }),
    file: 'application/pdf',
    reply: SentFile,
    perMinute: 60,
  },
});
