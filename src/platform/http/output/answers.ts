import type { Refusal } from '#contract/endpoint.ts';
import { Problem } from '#kernel/problem.ts';
import { databaseError, isLostConnection } from '../../database/database.ts';

/** Converts any error to a Problem. Unexpected errors are defects and become a bare 500. */
export const asProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 413) return new Problem(413, 'request.too-large');
  if (statusCode === 415) return new Problem(415, 'request.unknown-type');
  if (statusCode === 429) return error as Problem;
  if (statusCode === 503) return busy();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, 'request.malformed');
  if (isOfFiles(error)) return noFiles();
  if (hasNoRoom(error)) return noRoom();
  return isLostConnection(error) ? noDatabase() : (fromDatabase(error) ?? defect());
};

export const refusalOf = ({ code, message, fields, details }: Problem, requestId: string): Refusal => ({
  success: false,
  message,
  error: code,
  ...(Object.keys(fields).length > 0 && { fields }),
  ...(Object.keys(details).length > 0 && { details }),
  requestId,
});

export const busy = () => new Problem(503, 'server.busy');

const defect = () => new Problem(500, 'server.failed');

// Values that a column cannot hold get past a shape only where the shape has a gap; the caller still gets a 4xx.
const unreadable = new Set(['22021', '22P05', '22003', '22007', '22008', '22P02']);

const fromDatabase = (error: unknown): Problem | undefined => {
  const code = databaseError(error)?.code;
  if (!code) return undefined;
  if (unreadable.has(code)) return new Problem(422, 'form.invalid');
  if (code === '53300') return noDatabase();
  return undefined;
};

// Disk full or quota exceeded, at PostgreSQL or on this machine.
const noRoomCodes = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);

const hasNoRoom = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && noRoomCodes.has(error.code)) || hasNoRoom(error.cause));

const noRoom = () => new Problem(507, 'server.storage-full');

const noDatabase = () => new Problem(503, 'server.not-ready');

/** Whether the error comes from the S3 client, whose errors all have `$metadata`. */
const isOfFiles = (error: unknown): boolean =>
  error instanceof Error && ('$metadata' in error || isOfFiles(error.cause));

const noFiles = () => new Problem(503, 'server.files-not-ready');
