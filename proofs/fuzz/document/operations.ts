import { z } from 'zod';
import type { Access } from '#contract/endpoint.ts';
import { type ContractRoute, contract } from '#contract/index.ts';
import { refuseUnknownWords, type Schema } from './schema.ts';

export type Parameter = Readonly<{ name: string; isRequired: boolean; schema: Schema }>;

/** A call as published in the OpenAPI document, with the access it requires. */
export type Operation = Readonly<{
  /** The call's name in the contract: `POST /bookings/:id/cancel`. */
  route: ContractRoute;
  method: string;
  /** `/api/bookings/{id}/cancel` */
  path: string;
  access: Access;
  params: readonly Parameter[];
  query: readonly Parameter[];
  body: Schema | null;
  form: Schema | null;
  /** The response schemas by status, such as `200` or `4XX`, then by content type. */
  answers: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
}>;

const SchemaPart = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const Content = z.record(z.string(), z.object({ schema: SchemaPart }));
const Document = z.object({
  openapi: z.string().startsWith('3.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z
          .array(
            z.object({ in: z.enum(['path', 'query']), name: z.string(), required: z.boolean(), schema: SchemaPart }),
          )
          .default([]),
        requestBody: z.object({ required: z.literal(true), content: Content }).optional(),
        responses: z.record(z.string(), z.object({ content: Content })),
      }),
    ),
  ),
});

type Entry = z.infer<typeof Document>['paths'][string][string];

/** All calls of the document. Throws if the document and the contract differ in their calls. */
export const operationsOf = (document: unknown): Operation[] => {
  const { paths } = Document.parse(document);
  const operations = Object.entries(paths).flatMap(([path, entries]) =>
    Object.entries(entries).map(([method, entry]) => operationOf(method.toUpperCase(), path, entry)),
  );
  const documented = new Set<string>(operations.map(({ route }) => route));
  const missing = Object.keys(contract).filter((route) => !documented.has(route));
  if (missing.length > 0) throw new Error(`The document of the API leaves out ${missing.join(', ')}`);
  return operations;
};

const operationOf = (method: string, path: string, { parameters, requestBody, responses }: Entry): Operation => {
  const route = `${method} ${path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`;
  if (!isOfContract(route)) throw new Error(`The document of the API names ${method} ${path}, the contract does not`);
  const inPart = (part: 'path' | 'query') =>
    parameters
      .filter((parameter) => parameter.in === part)
      .map(({ name, required, schema }) => ({ name, isRequired: required, schema }));
  const answers = Object.fromEntries(
    Object.entries(responses).map(([status, { content }]) => [status, schemasOf(content)]),
  );
  const bodies = schemasOf(requestBody?.content ?? {});
  const all = [...parameters.map(({ schema }) => schema), ...Object.values(bodies)];
  for (const schema of [...all, ...Object.values(answers).flatMap((types) => Object.values(types))])
    refuseUnknownWords(schema);
  return {
    route,
    method,
    path,
    access: contract[route].access,
    params: inPart('path'),
    query: inPart('query'),
    answers,
    body: bodies['application/json'] ?? null,
    form: bodies['multipart/form-data'] ?? null,
  };
};

const schemasOf = (content: z.infer<typeof Content>) =>
  Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema]));

const isOfContract = (route: string): route is ContractRoute => Object.hasOwn(contract, route);
