import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { UploadRules } from '#contract/endpoint.ts';
import { Problem, type ProblemCode, readProblemText } from '#kernel/problem.ts';

/**
 * Registers a route with a `multipart/form-data` body. The body is not read before the handler runs, so that callers
 * without access are refused first.
 */
export const uploadRoute = (app: FastifyInstance, route: RouteOptions): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    await scope.register(multipart, { throwFileSizeLimit: false });
    scope.route(route);
  });
};

const MB = 1024 * 1024;

/** How many other parts a form may have besides its files; they are ignored. */
const BESIDE = 20;

/**
 * The complete files of an upload, all or none. File names, types and other fields from the sender are ignored. Errors
 * are thrown only after everything has arrived: a browser that is cut off while sending never sees the response. The
 * server's request timeout applies.
 */
export const uploadedFiles = async (request: FastifyRequest, rules: UploadRules): Promise<Buffer[]> => {
  if (!request.isMultipart() || request.headers['content-encoding'] !== undefined)
    throw new Problem(415, 'request.unknown-type', {
      sentence: 'request.not-multipart',
      params: { field: rules.field },
    });
  const parts = request.parts({
    limits: {
      fileSize: rules.maxBytes + 1,
      parts: rules.most + BESIDE,
      fields: BESIDE,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
  const { files, isTooLarge, count } = await collected(parts, rules).catch(refuseUnreadable);
  if (count > rules.most) throw refused(422, 'upload.too-many', rules, rules.tooMany, { max: rules.most });
  if (isTooLarge) throw refused(413, 'upload.too-large', rules, rules.tooLarge, { max: rules.maxBytes / MB });
  if (files.length === 0) throw refused(422, 'form.invalid', rules, rules.none);
  return files;
};

const collected = async (parts: AsyncIterable<Multipart>, { field, most, maxBytes }: UploadRules) => {
  const files: Buffer[] = [];
  let count = 0;
  let isTooLarge = false;
  for await (const part of parts) {
    if (part.type !== 'file') continue;
    const isExpected = part.fieldname === field;
    if (isExpected) count += 1;
    if (!isExpected || count > most || isTooLarge) {
      part.file.resume();
      continue;
    }
    const bytes = await part.toBuffer();
    if (bytes.length > maxBytes) isTooLarge = true;
    else files.push(bytes);
  }
  return { files, isTooLarge, count };
};

const refused = (status: number, code: ProblemCode, { field }: UploadRules, sentence: string, details = {}) => {
  const problem = readProblemText(sentence);
  return new Problem(status, code, {
    fields: { [field]: problem },
    sentence: problem.code,
    details,
  });
};

// Parser errors: a truncated form, a missing boundary, or too many parts.
const refuseUnreadable = (error: { statusCode?: number }): never => {
  if (error.statusCode === 413) throw error;
  throw new Problem(400, 'request.malformed');
};
