import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { SentFile } from '#contract/endpoint.ts';

export const isSentFile = (answer: object): answer is z.infer<typeof SentFile> => SentFile.safeParse(answer).success;

/** Sends a file as an attachment, so that browsers save it and never display or run it. */
export const sendFile = (reply: FastifyReply, { name, type, content }: z.infer<typeof SentFile>) =>
  setAttachmentHeaders(reply, name, type).send(Buffer.from(content));

export const setAttachmentHeaders = (reply: FastifyReply, name: string, type: string): FastifyReply =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`);

/** The description of a file response in the OpenAPI document. */
export const documentedFile = (types: readonly string[]) => ({
  description: 'The file',
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
});
