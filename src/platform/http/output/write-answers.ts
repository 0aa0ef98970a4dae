import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';

type Writing = NonNullable<FastifyInstance['serializerCompiler']>;
type Writer = ReturnType<Writing>;

const schemas = new WeakMap<z.ZodType, object>();
const writers = new WeakMap<object, Writer>();

/** The schema of an answer, one and the same for each shape. The server makes code of it that writes the answer: what the shape does not name is left out. */
export const written = (shape: z.ZodType): object => {
  const schema = schemas.get(shape) ?? z.toJSONSchema(shape, { target: 'openapi-3.0' });
  schemas.set(shape, schema);
  return schema;
};

/** Has the code for each schema made once. Fastify itself makes it anew for every route: hundreds of times for a refusal. */
export const writeAnswers = async (app: FastifyInstance): Promise<void> => {
  const make = await own;
  app.setSerializerCompiler((route) => {
    const schema = route.schema as object;
    const writer = writers.get(schema) ?? make(route);
    writers.set(schema, writer);
    return writer;
  });
};

/** What a server of Fastify has once it is ready. */
const ownOfFastify = async (): Promise<Writing> => {
  const bare = Fastify();
  bare.get('/', { schema: { response: { 200: { type: 'object' } } } }, () => ({}));
  await bare.ready();
  if (!bare.serializerCompiler) throw new Error('Fastify has no serializer of its own');
  return bare.serializerCompiler;
};

const own = ownOfFastify();
