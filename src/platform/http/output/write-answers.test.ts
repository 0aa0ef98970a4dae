import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { writeAnswers, written } from './write-answers.ts';

const shape = z.object({ name: z.string() });

const serverOf = async () => {
  const server = Fastify();
  await writeAnswers(server);
  server.get('/', { schema: { response: { 200: written(shape) } } }, () => ({ name: 'Mali', secret: 'of the house' }));
  await server.ready();
  return server;
};

test('what the shape of an answer does not name is left out, also by a second server', async () => {
  for (const server of [await serverOf(), await serverOf()])
    expect((await server.inject('/')).body).toBe('{"name":"Mali"}');
});

test('all servers write answers of a shape with the same code', async () => {
  const writers = [await serverOf(), await serverOf()].map(({ serializerCompiler }) =>
    serializerCompiler?.({ schema: written(shape), method: 'GET', url: '/', httpStatus: '200' }),
  );
  expect(writers[0]).toBeTypeOf('function');
  expect(writers[1]).toBe(writers[0]);
});
