import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { numberText } from './fields.ts';

/**
 * Who may call an endpoint. `guest`: whoever proves to hold the booking (its token, or the owner's session).
 * There is no default: an endpoint without it does not compile.
 */
export type Access = 'public' | 'guest' | 'customer' | 'staff' | 'admin';

/** Files that come as `multipart/form-data`, all in one field; what a caller is told is a `problemText`. */
export type UploadRules = Readonly<{
  field: string;
  most: number;
  maxBytes: number;
  tooMany: string;
  tooLarge: string;
  none: string;
}>;

type FileType =
  | 'application/pdf'
  | 'text/calendar'
  | 'application/json'
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
  /** Takes files in place of a body. */
  files?: UploadRules;
  /** The whole body of a success. Build it with `answer` or `listOf`; it is `SentFile` where a file is answered. */
  reply: z.ZodType;
  /** Its body is signed: the handler gets the bytes as they came. */
  signed?: true;
  /** Answers a file of this type, or of one of these, in place of JSON. A refusal is JSON as everywhere. */
  file?: FileType | readonly FileType[];
  /** Takes an `Idempotency-Key` header: the same key gives the same answer and happens once. */
  idempotent?: true;
  /** Open to a session whose one-time password is still to be changed; everything else is closed to it. */
  beforePasswordChange?: true;
  /** Requests a minute from one address, where it differs from the usual limit. */
  perMinute?: number;
}>;

export type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** Keeps the literal types, so that server and web infer the same input and reply from one declaration. */
export const endpoints = <const Table extends Readonly<Record<Route, Endpoint>>>(table: Table): Table => table;

/** `{ success: true, data, message? }` */
export const answer = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), data, message: z.string().optional() });

/** `{ success: true, data: [...], page, limit, total, totalPages }` */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  answer(z.array(item)).extend({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() });

/** What a handler gives for a file: its name for whoever keeps it, its type with what belongs to it, its bytes. */
export const SentFile = z.object({
  name: z.string(),
  type: z.string(),
  content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** What is answered in place of JSON where a file is written while it is sent. */
export const StreamedFile = z.object({ name: z.string() });

/** `?columns, language` of every list that can be taken away as a file. */
export const ExportQuery = z.object({
  /** Names of the table's columns with dots between them; all without. The first is always there. */
  columns: z
    .string()
    .regex(/^[a-z]+(\.[a-z]+){0,19}$/, problemText('list.columns'))
    .optional(),
  /** Of the heads, and of words such as a status. */
  language: z.enum(['en', 'th']).default('en'),
});

const A_PAGE = problemText('list.page');
const A_LIMIT = problemText('list.limit');

/** `?page, limit, search, sort` of every list. Without `page` the first 100 come. */
export const ListQuery = z.object({
  page: numberText(z.number(A_PAGE).int(A_PAGE).min(1, A_PAGE).max(100_000, A_PAGE)).optional(),
  limit: numberText(z.number(A_LIMIT).int(A_LIMIT).min(1, A_LIMIT).max(100, A_LIMIT)).optional(),
  search: z.string().trim().max(100).optional(),
});

/** What is wrong with a field, or to be known before one goes on: its code, what its sentence is filled with, and that in English. */
export const FieldProblemShape = z.object({
  code: z.string(),
  params: z.record(z.string(), z.string()).optional(),
  message: z.string(),
});
export type FieldProblemShape = z.infer<typeof FieldProblemShape>;

/** What every refusal looks like on the wire. */
export const Refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  /** By the path of the field, such as `customerInfo.email`. */
  fields: z.record(z.string(), FieldProblemShape).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
});
export type Refusal = z.infer<typeof Refusal>;

type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Read<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller sends. */
export type Call<E extends Endpoint> = { params: Sent<E['params']>; query: Sent<E['query']>; body: Sent<E['body']> };
/** What a handler receives: the same, with defaults filled in, and the bytes of the files. */
export type Input<E extends Endpoint> = {
  params: Read<E['params']>;
  query: Read<E['query']>;
  body: Read<E['body']>;
  files: E extends { files: UploadRules } ? readonly Uint8Array[] : undefined;
};
/** The body of a success. */
export type Reply<E extends Endpoint> = z.output<E['reply']>;
