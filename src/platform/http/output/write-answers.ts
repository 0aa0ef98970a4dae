import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';

type Writing = NonNullable<FastifyInstance['serializerCompiler']>;
type Writer = ReturnType<Writing>;

const schemas = new WeakMap<z.ZodType, object>();
const writers = new WeakMap<object, Writer>();

/** The JSON Schema of a response, cached per shape. Serialisation drops properties that the shape does not declare. */
export const written = (shape: z.ZodType): object => {
  const schema = schemas.get(shape) ?? z.toJSONSchema(shape, { target: 'openapi-3.0' });
  schemas.set(shape, schema);
  return schema;
};

/** Writes an answer of a shape as JSON. */
export const writerOf = (shape: z.ZodType): Writer => {
  const schema = written(shape);
  const writer = writers.get(schema) ?? makeWriter({ schema, method: 'GET', url: '', httpStatus: '200' });
  writers.set(schema, writer);
  return writer;
};

/** Compiles one serializer per schema. Fastify would compile one per route: hundreds for the error schema. */
export const writeAnswers = (app: FastifyInstance): void => {
  app.setSerializerCompiler((route) => {
    const schema = route.schema as object;
    const writer = writers.get(schema) ?? makeWriter(route);
    writers.set(schema, writer);
    return writer;
  });
};

/** Fastify's default serializer compiler, taken from an initialised server. */
const ownOfFastify = async (): Promise<Writing> => {
  const bare = Fastify();
  bare.get('/', { schema: { response: { 200: { type: 'object' } } } }, () => ({}));
  await bare.ready();
  if (!bare.serializerCompiler) throw new Error('Fastify has no serializer of its own');
  return bare.serializerCompiler;
};

const makeWriter = await ownOfFastify();
