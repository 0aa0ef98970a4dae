import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { UploadRules } from '#contract/endpoint.ts';
import { Problem, type ProblemCode, readProblemText } from '#kernel/problem.ts';

/**
 * A route whose body is `multipart/form-data`. The body is not touched before the handler reads it, so that whoever may
 * not call is refused before their files are looked at.
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

/** What else a form may bring beside its files; it is read past. */
const BESIDE = 20;

/**
 * The files of an upload, whole, and none unless all of them came. Names, types and other fields that the sender gives
 * are not looked at. What is wrong is told once everything has arrived: a browser that is cut off while it sends never
 * sees the answer. How long that may take is the server's limit for any request.
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

// What the parser says of a form that ends early, has no boundary, or has too many parts.
const refuseUnreadable = (error: { statusCode?: number }): never => {
  if (error.statusCode === 413) throw error;
  throw new Problem(400, 'request.malformed');
};
