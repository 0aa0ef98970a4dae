import type { FieldProblemShape, Refusal } from '#contract/endpoint.ts';
import type { ApiResponse } from './transport.ts';

/** A failed call: refused by the server, or without a reply (status 0). */
export type Failure = Omit<Refusal, 'fields' | 'details'> & {
  /** HTTP status; 0 when no reply arrived. */
  status: number;
  fields: Record<string, FieldProblemShape>;
  details: Record<string, unknown>;
};

/** The messages used when the server sent none. */
const sentences = {
  server: 'Server error occurred',
  network: 'Network error - please check your connection',
  unexpected: 'An unexpected error occurred',
  limited: 'Rate limit exceeded. Please wait a moment.',
} as const;

const failure = (status: number, error: string, message: string): Failure => ({
  success: false,
  status,
  error,
  message,
  fields: {},
  details: {},
});

export const refused = ({ status, body }: ApiResponse): Failure => {
  if (!isRefusal(body) && status === 429) return failure(status, 'request.too-many', sentences.limited);
  if (!isRefusal(body)) return failure(status, 'server.failed', sentences.server);
  return { ...body, status, message: body.message, fields: body.fields ?? {}, details: body.details ?? {} };
};

export const unanswered = (reason: unknown): Failure => {
  if (isNoConnection(reason)) return failure(0, 'network.failed', sentences.network);
  return failure(0, 'unexpected', (reason instanceof Error && reason.message) || sentences.unexpected);
};

/** Whether the record does not exist: a malformed id or slug gets 422 instead of 404. */
export const isMissing = ({ status }: Pick<Failure, 'status'>): boolean => status === 404 || status === 422;

/** Whether an answer, or one of several, says that nothing could be reached: it may be there a moment later. */
export const isUnavailable = (answer: unknown): boolean =>
  [answer].flat().some((one) => ['network.failed', 'server.failed'].includes(Object(one).error));

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  body.message !== '' &&
  'error' in body &&
  typeof body.error === 'string';

/** fetch throws a TypeError when the connection fails, and a DOMException when our timeout fires. */
export const isNoConnection = (reason: unknown) =>
  reason instanceof TypeError ||
  (reason instanceof DOMException && (reason.name === 'TimeoutError' || reason.name === 'NetworkError'));
