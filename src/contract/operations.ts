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
    summary: 'Ready for traffic: database, jobs and payments. 503 `server.not-ready` when one fails',
    access: 'public',
    reply: answer(z.object({ database: Check, jobs: Check, payments: Check })),
  },
});
