import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { SentFile } from '#contract/endpoint.ts';

export const isSentFile = (answer: object): answer is z.infer<typeof SentFile> => SentFile.safeParse(answer).success;

/** A file to keep under its name: nothing of it is shown or run in the site's own pages. */
export const sendFile = (reply: FastifyReply, { name, type, content }: z.infer<typeof SentFile>) =>
  keepAs(reply, name, type).send(Buffer.from(content));

export const keepAs = (reply: FastifyReply, name: string, type: string): FastifyReply =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`);

/** How the API document describes such an answer. */
export const documentedFile = (types: readonly string[]) => ({
  description: 'The file',
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
});
