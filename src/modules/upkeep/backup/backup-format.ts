import { z } from 'zod';

/** The format name at the start of every backup file. */
export const FORMAT = 'saphan-backup';
/** The version of the format; a file with a higher one was written by a newer product. */
export const VERSION = 1;
/** The maximum length of a line, which limits the memory that a damaged file can make a restore use. */
export const LONGEST_LINE = 64 * 1024 * 1024;

const Digest = z.string().regex(/^[0-9a-f]{64}$/);

export const TableShape = z.strictObject({
  table: z.string(),
  /** The name and type of each column, in the order of the rows' values. */
  columns: z.array(z.tuple([z.string(), z.string()])).min(1),
  /** The columns that the rows are ordered by. */
  key: z.array(z.string()).min(1),
});
export type TableShape = z.infer<typeof TableShape>;

/** The first line of the file. The rows of `tables` follow, in this order. */
export const Head = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** The newest migration of the database. */
  migration: z.string(),
  /** The version of the product that wrote the file. */
  product: z.string(),
  /** The moment of the snapshot. */
  moment: z.string(),
  /** The number of unfinished jobs at that moment, by job name. The jobs are not in the file. */
  waitingJobs: z.record(z.string(), z.int()),
  sequences: z.array(z.strictObject({ sequence: z.string(), value: z.string(), isCalled: z.boolean() })),
  tables: z.array(TableShape).min(1),
});
export type Head = z.infer<typeof Head>;

/** A file stored beside the database, which the backup lists but does not contain. */
export const BackedUpFile = z.strictObject({ file: z.string(), bytes: z.int().min(0), sha256: Digest });
export type BackedUpFile = z.infer<typeof BackedUpFile>;

/** The number of a table's rows, and the digest of their lines. */
export const TableDigest = z.strictObject({ table: z.string(), rows: z.int().min(0), sha256: Digest });
export type TableDigest = z.infer<typeof TableDigest>;

/** The last line: the digest of all bytes before it. */
export const lastLine = /^\],"sha256":"([0-9a-f]{64})"\}$/;

/** A row in the file: PostgreSQL's text form of each value, or null. */
export const BackupRow = z.array(z.string().nullable());
