import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { numberText } from './fields.ts';
import { strict } from './strict.ts';

/**
 * Who may call an endpoint. `guest`: whoever may open the booking: its owner, staff, or a caller with its token.
 * There is no default: an endpoint without `access` does not compile.
 */
export type Access = 'public' | 'guest' | 'customer' | 'staff' | 'admin';

/** Limits for files uploaded as `multipart/form-data`, all in one field. Error messages are `problemText`s. */
export type UploadRules = Readonly<{
  field: string;
  most: number;
  maxBytes: number;
  tooMany: string;
  tooLarge: string;
  none: string;
}>;

export type FileType =
  | 'application/pdf'
  | 'text/calendar'
  | 'application/json'
  | 'application/octet-stream'
  | 'application/zip'
  | 'image/webp'
  | 'image/svg+xml'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'text/csv';

export type Endpoint = Readonly<{
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Accepts file uploads instead of a JSON body. */
  files?: UploadRules;
  /** The whole body of a success. Build it with `answer` or `listOf`, or use `SentFile` for a file. */
  reply: z.ZodType;
  /** Only reads, although its route is not a GET. */
  reads?: true;
  /** The request body is signed: the handler gets its raw bytes. */
  signed?: true;
  /** Responds with a file of this type, or one of these, instead of JSON. Errors are still JSON. */
  file?: FileType | readonly FileType[];
  /** Accepts an `Idempotency-Key` header: a repeated key runs once and returns the same reply. */
  idempotent?: true;
  /** Allowed for a session that still has to change its one-time password. */
  beforePasswordChange?: true;
  /**
   * Needs a proof of the password, and of the code where there is a second step, within the last minutes: 403
   * `auth.proof-needed` until `POST /auth/proof`. `always`, or if one of these fields of the body is sent.
   */
  proof?: 'always' | readonly string[];
  /**
   * For a change: the call that answers the record, alone or in a list. Fields that the record has and the change does
   * not take may be sent as they were read; 422 `field.read-only` for another value.
   */
  readBy?: Route;
  /** The name of the list in which `readBy` answers the record, if `data` is neither the record nor the list. */
  readIn?: string;
  /** Requests per minute from one address, if not the default limit. */
  perMinute?: number;
}>;

export type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/**
 * Keeps the literal types, so that server and web infer the same input and reply from one declaration. Bodies and
 * queries refuse names that they do not declare.
 */
export const endpoints = <const Table extends Readonly<Record<Route, Endpoint>>>(table: Table): Table => {
  const refusing: Record<Route, Endpoint> = Object.fromEntries(
    Object.entries<Endpoint>(table).map(([route, { query = z.object({}), body, ...endpoint }]) => [
      route,
      { ...endpoint, query: endpoint.signed ? query : strict(query), ...(body && { body: strict(body) }) },
    ]),
  );
  return refusing as Table;
};

/** `{ success: true, data, message? }` */
export const answer = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), data, message: z.string().optional() });

/** `{ success: true, data: [...], page, limit, total, totalPages }` */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  answer(z.array(item)).extend({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() });

/** A file returned by a handler: its download name, content type (with parameters) and bytes. */
export const SentFile = z.object({
  name: z.string(),
  type: z.string(),
  content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** Returned instead of JSON for a file that is generated while it is sent. */
export const StreamedFile = z.object({ name: z.string() });

/** `?columns, language` of every list that can be exported as a file. */
export const ExportQuery = z.object({
  /** Column names separated by dots; all columns if omitted. The first column is always included. */
  columns: z
    .string()
    .regex(/^[a-z]+(\.[a-z]+){0,19}$/, problemText('list.columns'))
    .optional(),
  /** Language of the headings, and of words such as a status. */
  language: z.enum(['en', 'th']).default('en'),
});

const A_PAGE = problemText('list.page');
const A_LIMIT = problemText('list.limit');

/**
 * `?page, limit, search` of a list. Without `page` and `limit`, returns the first 100 rows; with `page` alone, a page
 * of the list's usual size.
 */
export const ListQuery = z.object({
  page: numberText(z.number(A_PAGE).int(A_PAGE).min(1, A_PAGE).max(100_000, A_PAGE)).optional(),
  limit: numberText(z.number(A_LIMIT).int(A_LIMIT).min(1, A_LIMIT).max(100, A_LIMIT)).optional(),
  search: z.string().trim().max(100).optional(),
});

/** An error or a warning about a field: its code, the values for its placeholders, and the English message. */
export const FieldProblemShape = z.object({
  code: z.string(),
  params: z.record(z.string(), z.string()).optional(),
  message: z.string(),
});
export type FieldProblemShape = z.infer<typeof FieldProblemShape>;

/** The JSON body of every error response. */
export const Refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  /** Keyed by field path, such as `customerInfo.email`. */
  fields: z.record(z.string(), FieldProblemShape).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
});
export type Refusal = z.infer<typeof Refusal>;

type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Read<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller sends. */
export type Call<E extends Endpoint> = { params: Sent<E['params']>; query: Sent<E['query']>; body: Sent<E['body']> };
/** The call as a handler receives it: validated, with defaults filled in, and the bytes of uploaded files. */
export type Input<E extends Endpoint> = {
  params: Read<E['params']>;
  query: Read<E['query']>;
  body: Read<E['body']>;
  files: E extends { files: UploadRules } ? readonly Uint8Array[] : undefined;
};
/** The body of a success. */
export type Reply<E extends Endpoint> = z.output<E['reply']>;
