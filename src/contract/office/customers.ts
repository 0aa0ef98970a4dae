import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { UPLOAD_BYTES, UPLOAD_MEGABYTES } from '#kernel/upload-limits.ts';
import { BookingStatus } from '../booking.ts';
import { answer, ExportQuery, endpoints, ListQuery, listOf, SentFile, StreamedFile } from '../endpoint.ts';
import { Baht, BangkokDateTime, CalendarDate, Id, Language } from '../fields.ts';
import { EmailTextOrNone, PersonName, PhoneText } from '../people.ts';

const NoteText = z
  .string()
  .trim()
  .max(2000, problemText('field.too-long', { max: 2000 }));

const NEEDED = problemText('customers.needed');

const optionalText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, problemText('field.too-long', { max: longest }))
    .nullable()
    .optional();

const BirthDate = z.iso
  .date({ error: problemText('date.invalid', { example: '1990-12-31' }), abort: true })
  .regex(/^(19|20)/, problemText('date.year-from', { from: '1900' }));

/** An address entered by staff. It is replaced as a whole: omitted, null and empty fields become unknown. */
const Address = z.object({
  street: optionalText(200),
  city: optionalText(100),
  state: optionalText(100),
  country: optionalText(100),
  zipCode: optionalText(20),
});

export const DocumentKind = z.enum(['passport', 'license']);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** An uploaded passport or licence. Only staff can get its bytes: `GET /admin/customers/:id/documents/:documentId`. */
export const CustomerDocument = z.object({
  id: Id,
  kind: DocumentKind,
  type: z.enum(['image/webp', 'application/pdf']),
  bytes: z.int(),
  createdAt: BangkokDateTime,
});
export type CustomerDocument = z.infer<typeof CustomerDocument>;

const Who = {
  id: Id,
  /** The number that staff identify the customer by, such as `BKK-00042`. */
  customerNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  nationality: z.string().nullable(),
  /** Why nobody should rent to the customer; null for everybody else. */
  doNotRentReason: z.string().nullable(),
  createdAt: BangkokDateTime,
  /** False for guests. An archived customer cannot sign in, even with an account. */
  hasAccount: z.boolean(),
  isArchived: z.boolean(),
  version: z.int(),
};

const Figures = {
  /** The number of bookings, without cancelled ones. */
  totalBookings: z.int(),
  /** Baht paid for all bookings, less refunds: what was kept of cancelled ones counts. */
  totalSpent: Baht,
  /** When the newest of these bookings was made. */
  lastBookingDate: BangkokDateTime.nullable(),
  /** The number of bookings, including cancelled ones. If there is any, deleting archives the customer. */
  bookingsInAll: z.int(),
};

/** A row of the customer list. */
export const CustomerRow = z.object({ ...Who, ...Figures });
export type CustomerRow = z.infer<typeof CustomerRow>;

/** The full record of a customer. */
export const CustomerRecord = z.object({
  ...Who,
  dateOfBirth: BirthDate.nullable(),
  passportNumber: z.string().nullable(),
  licenseNumber: z.string().nullable(),
  licenseExpiryDate: CalendarDate.nullable(),
  /** Of staff, for staff. */
  notes: z.string(),
  /** Unknown fields are empty. */
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    zipCode: z.string(),
  }),
  isAnonymised: z.boolean(),
});
export type CustomerRecord = z.infer<typeof CustomerRecord>;

export const CustomerBooking = z.object({
  id: Id,
  bookingNumber: z.string(),
  status: BookingStatus,
  vehicleName: z.string(),
  pickupDate: BangkokDateTime,
  returnDate: BangkokDateTime,
  totalAmount: Baht,
});
export type CustomerBooking = z.infer<typeof CustomerBooking>;

export const CustomerDetails = CustomerRecord.extend({
  ...Figures,
  documents: z.array(CustomerDocument),
  /** The number of bookings that `GET /admin/bookings` lists for this customer. */
  bookingsInList: z.int(),
  /** The number of those that are pending or confirmed. */
  openBookings: z.int(),
  /** The 20 of these with the latest pick-up. */
  bookings: z.array(CustomerBooking),
});
export type CustomerDetails = z.infer<typeof CustomerDetails>;

export const CustomerSort = z.enum(['-created', 'created', 'name', '-name']);
export type CustomerSort = z.infer<typeof CustomerSort>;

const Particulars = {
  dateOfBirth: BirthDate.nullable().optional(),
  nationality: optionalText(60),
  passportNumber: optionalText(60),
  licenseNumber: optionalText(60),
  licenseExpiryDate: CalendarDate.nullable().optional(),
  address: Address.nullable().optional(),
  notes: NoteText.optional(),
  /** Null or empty: staff may rent to the customer. */
  doNotRentReason: optionalText(500),
};

export const NewCustomer = z.object({
  firstName: PersonName(NEEDED),
  lastName: PersonName(NEEDED),
  /** Empty: no account, and nothing is mailed. */
  email: EmailTextOrNone.optional(),
  phone: PhoneText,
  ...Particulars,
  /** The language of mails to the customer. */
  language: Language.optional(),
  /** Whether to mail the customer a link for choosing a password; defaults to true. */
  invite: z.boolean().optional(),
});

const CustomersQuery = ListQuery.extend({
  status: z.enum(['active', 'archived']).optional(),
  sort: CustomerSort.optional(),
});

const params = z.object({ id: Id });
const reply = answer(CustomerRecord);

/** Back-office endpoints for customers. */
export const customersOfficeEndpoints = endpoints({
  'GET /admin/customers': {
    summary:
      'Unarchived customers, or with `status=archived` those archived but not anonymised; newest first unless `sort` says otherwise. Search finds name, e-mail, phone, passport and number. Counts are exact to 10,000; `total` is 10,001 for more',
    access: 'staff',
    query: CustomersQuery,
    reply: listOf(CustomerRow),
  },
  'GET /admin/customers/export': {
    summary: 'All customers of the filtered list as CSV. Leaves an audit entry',
    access: 'staff',
    query: CustomersQuery.omit({ page: true, limit: true }).extend(ExportQuery.shape),
    file: 'text/csv',
    perMinute: 20,
    reply: StreamedFile,
  },
  'GET /admin/customers/:id': {
    summary: 'One customer in full, archived or not. 404 `customers.not-found`',
    access: 'staff',
    params,
    reply: answer(CustomerDetails),
  },
  'POST /admin/customers': {
    summary:
      'Creates a customer, with an account if an e-mail is sent, and mails an invitation unless `invite` is false. Only this call returns the one-time password, which the customer must change at the first sign-in. 409 `customers.email-taken`',
    access: 'staff',
    body: NewCustomer,
    reply: answer(CustomerRecord.extend({ tempPassword: z.string().nullable(), isInvited: z.boolean() })),
  },
  'PUT /admin/customers/:id': {
    summary:
      'Changes the fields sent. In place of a proven e-mail another one signs in once its owner has used the link to it: `emailWaits`; all sessions end. 409 `customers.changed-meanwhile` if the customer has changed since `version`; 409 `customers.email-taken`, `customers.anonymised`, `customers.staff` (a staff account)',
    access: 'staff',
    proof: ['email'],
    readBy: 'GET /admin/customers/:id',
    params,
    body: z.object({
      firstName: PersonName(NEEDED).optional(),
      lastName: PersonName(NEEDED).optional(),
      /** Empty only without an account. */
      email: EmailTextOrNone.optional(),
      phone: PhoneText.optional(),
      ...Particulars,
      /** Corrects the open bookings too, where they say what the record said. */
      correctBookings: z.boolean().optional(),
      version: z.int(),
    }),
    reply: answer(CustomerRecord.extend({ correctedBookings: z.int(), emailWaits: z.boolean() })),
  },
  'DELETE /admin/customers/:id': {
    summary:
      'Deletes a customer without bookings, and the account; archives a customer with bookings, who leaves the lists and can no longer sign in, but keeps the history. 409 `customers.anonymised`, `customers.staff`',
    access: 'staff',
    proof: 'always',
    params,
    reply: answer(z.object({ isArchived: z.boolean() })),
  },
  'POST /admin/customers/:id/restore': {
    summary: 'Restores an archived customer, who can sign in again. 409 `customers.anonymised`, `customers.staff`',
    access: 'staff',
    params,
    reply,
  },
  'POST /admin/customers/:id/anonymise': {
    summary:
      'Permanently erases a customer’s personal data, documents and account, except a name and address that invoices need. 409 `customers.open-bookings`, `customers.money-under-way`, `customers.money-owed`, `customers.changed-meanwhile`, `customers.anonymised`, `customers.staff`',
    access: 'staff',
    proof: 'always',
    params,
    body: z.object({ version: z.int() }),
    reply,
  },
  'POST /admin/customers/:id/documents/:kind': {
    summary:
      'Stores a passport or licence in place of the earlier one: a PDF, or a picture, which is re-encoded as WebP; at most 5 MB. 422 for any other file',
    access: 'staff',
    params: z.object({ id: Id, kind: DocumentKind }),
    files: {
      field: 'document',
      most: 1,
      maxBytes: UPLOAD_BYTES,
      tooMany: problemText('upload.one-document'),
      tooLarge: problemText('upload.document-too-large', { max: UPLOAD_MEGABYTES }),
      none: problemText('upload.no-document'),
    },
    reply: answer(CustomerDocument),
    perMinute: 60,
  },
  'GET /admin/customers/:id/documents/:documentId': {
    summary: 'A document as a file: WebP or PDF. 404 `customers.document-not-found`',
    access: 'staff',
    params: z.object({ id: Id, documentId: Id }),
    file: ['image/webp', 'application/pdf'],
    reply: SentFile,
  },
  'DELETE /admin/customers/:id/documents/:documentId': {
    summary: 'Permanently deletes a document. 404 `customers.document-not-found`',
    access: 'staff',
    params: z.object({ id: Id, documentId: Id }),
    reply: answer(z.null()),
  },
});
