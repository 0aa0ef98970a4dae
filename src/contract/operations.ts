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
      'Ready for traffic: database and jobs. 503 `server.not-ready` when one fails, `server.ending` while it ends; whether the payment provider answers is told with it',
    access: 'public',
    reply: answer(z.object({ database: Check, jobs: Check, payments: Check })),
  },
});
