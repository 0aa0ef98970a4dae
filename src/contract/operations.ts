import { z } from 'zod';
import { answer, endpoints } from './endpoint.ts';

const Check = z.enum(['ok', 'failed', 'off']);

export const operationsEndpoints = endpoints({
  'GET /health': {
    summary: 'Alive: the process answers',
    access: 'public',
    reply: answer(z.object({ status: z.literal('alive') })),
  },
  'GET /ready': {
    summary:
      'Whether the server can take traffic: 503 `server.not-ready` if the database or the jobs fail, 503 `server.ending` during shutdown. The payment provider is reported, but does not affect the result',
    access: 'public',
    reply: answer(z.object({ database: Check, jobs: Check, payments: Check })),
  },
});
