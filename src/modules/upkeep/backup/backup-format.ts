import { z } from 'zod';

/** What every file of ours begins with. */
export const FORMAT = 'saphan-backup';
/** Of the format; a file with a higher one is newer than this product. */
export const VERSION = 1;
/** No line is longer, or a restore would have to hold whatever a broken file has in it. */
export const LONGEST_LINE = 64 * 1024 * 1024;

const Digest = z.string().regex(/^[0-9a-f]{64}$/);

export const TableShape = z.strictObject({
  table: z.string(),
  /** Name and type of each, in the order of the rows' values. */
  columns: z.array(z.tuple([z.string(), z.string()])).min(1),
  /** What the rows are ordered by. */
  key: z.array(z.string()).min(1),
});
export type TableShape = z.infer<typeof TableShape>;

/** The first line. The rows of the tables follow it, in this order. */
export const Head = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** The newest migration of the database. */
  migration: z.string(),
  /** The version of the product that wrote it. */
  product: z.string(),
  /** All of it is as it was then. */
  moment: z.string(),
  /** Announced and not done at that moment, by the name of the job. They are not in the file. */
  waitingJobs: z.record(z.string(), z.int()),
  sequences: z.array(z.strictObject({ sequence: z.string(), value: z.string(), isCalled: z.boolean() })),
  tables: z.array(TableShape).min(1),
});
export type Head = z.infer<typeof Head>;

/** A file that lies beside the database and is no part of the backup. */
export const BackedUpFile = z.strictObject({ file: z.string(), bytes: z.int().min(0), sha256: Digest });
export type BackedUpFile = z.infer<typeof BackedUpFile>;

/** Of a table: how many rows, and the digest of their lines. */
export const TableDigest = z.strictObject({ table: z.string(), rows: z.int().min(0), sha256: Digest });
export type TableDigest = z.infer<typeof TableDigest>;

/** The last line: the digest of every byte before it. */
export const lastLine = /^\],"sha256":"([0-9a-f]{64})"\}$/;

/** A row as it is written: the text of each value as PostgreSQL says it, or null. */
export const BackupRow = z.array(z.string().nullable());
