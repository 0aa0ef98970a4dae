import { z } from 'zod';
import { FieldProblemShape } from '#contract/endpoint.ts';
import type { Answer } from '../run/ask.ts';

/** The shape of every error response: a message, an error code, and the request id for the log. */
const Refused = z.strictObject({
  success: z.literal(false),
  message: z.string().regex(/\S/, 'says nothing'),
  error: z.string().regex(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/, 'is no code'),
  fields: z
    .record(z.string(), FieldProblemShape.extend({ message: z.string().regex(/\S/, 'says nothing') }))
    .optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
});

export const wrongRefusal = ({ json, headers }: Answer): string | null => {
  const { error, data } = Refused.safeParse(json);
  if (error)
    return `the refusal is not as refusals are: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`;
  return data.requestId === headers['x-request-id'] ? null : 'the refusal names another request';
};
