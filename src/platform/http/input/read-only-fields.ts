import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type FieldProblem, fieldProblem, wrongForm } from '#kernel/problem.ts';

type Fields = Readonly<Record<string, unknown>>;

const sent = new WeakMap<FastifyRequest, Fields>();

/** The fields of a record that its change does not take, by name. */
export const readOnlyFields = (
  { body, readIn }: Endpoint,
  { reply }: Endpoint,
): Readonly<Record<string, z.ZodType>> => {
  const { data } = partsOf(reply);
  const record = partsOf(readIn === undefined ? data : partsOf(data)[readIn]);
  const taken = partsOf(body);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(taken, name)));
};

const partsOf = (shape: unknown): Readonly<Record<string, z.ZodType>> => {
  if (shape instanceof z.ZodArray) return partsOf(shape.element);
  if (shape instanceof z.ZodObject) return shape.shape;
  throw new Error('A record that can be written back is an object, or a list of objects');
};

/** Takes the read-only fields out of the request's body, before the body is validated. */
export const takeReadOnly = (request: FastifyRequest, shapes: Readonly<Record<string, z.ZodType>>): void => {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  const fields = Object.entries(body);
  sent.set(request, Object.fromEntries(fields.filter(([name]) => Object.hasOwn(shapes, name))));
  request.body = Object.fromEntries(fields.filter(([name]) => !Object.hasOwn(shapes, name)));
};

/**
 * 422 `field.read-only` for each read-only field that differs from the record as it is. A change of another version is
 * left to its use case, which refuses it.
 */
export const refuseOtherThanRead = async (
  request: FastifyRequest,
  { readIn }: Endpoint,
  { shapes, read }: { shapes: Readonly<Record<string, z.ZodType>>; read: () => Promise<object> },
): Promise<void> => {
  const fields = Object.entries(sent.get(request) ?? {});
  if (fields.length === 0) return;
  const { data } = (await read()) as { data: unknown };
  const record = recordIn(readIn === undefined ? data : (data as Fields)[readIn], request.params as Fields);
  const { version } = (request.body ?? {}) as { version?: unknown };
  if (!record || (version !== undefined && version !== record.version)) return;
  const wrong = fields.filter(([name, value]) => !isDeepStrictEqual(answered(shapes[name], record[name]), value));
  const problem: FieldProblem = fieldProblem('field.read-only');
  if (wrong.length > 0) throw wrongForm(Object.fromEntries(wrong.map(([name]) => [name, problem])));
};

/** The record itself, or the one of a list that an address names by its last part. */
const recordIn = (data: unknown, params: Fields): Fields | undefined => {
  if (!Array.isArray(data)) return data as Fields;
  const [name = '', key] = Object.entries(params).at(-1) ?? [];
  return data.find((record: Fields) => (record[name] ?? record.id) === key);
};

/** A value as JSON answers it. */
const answered = (shape: z.ZodType | undefined, value: unknown): unknown => {
  const text = JSON.stringify(shape?.parse(value));
  return text === undefined ? undefined : JSON.parse(text);
};
