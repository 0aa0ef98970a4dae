import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { logRequests } from './log-requests.ts';

type Line = Readonly<{ level: number; msg: string }>;

/** What is written, with its level, while this is asked for. */
const written = async (level: string, url: string): Promise<string[]> => {
  const lines: string[] = [];
  const log = createLog(level, {
    write: (line) => {
      const { level: of, msg } = JSON.parse(line) as Line;
      lines.push(`${of} ${msg}`);
    },
  });
  const app = Fastify({
    loggerInstance: log satisfies FastifyBaseLogger as FastifyBaseLogger,
    logController: logRequests(),
  });
  app.get('/api/health', async () => 'alive');
  app.get('/api/ready', async (_request, reply) => reply.code(503).send('not ready'));
  app.get('/api/vehicles', async () => 'all');
  await app.inject({ url });
  await app.close();
  return lines;
};

test.each([
  ['info', '/api/health', []],
  ['info', '/api/health?by=front', []],
  ['debug', '/api/health', ['20 incoming request', '20 request completed']],
  ['info', '/api/ready', ['30 request completed']],
  ['info', '/api/vehicles', ['30 incoming request', '30 request completed']],
])('at %s, asking for %s writes %j', async (level, url, lines) => {
  expect(await written(level, url)).toEqual(lines);
});
