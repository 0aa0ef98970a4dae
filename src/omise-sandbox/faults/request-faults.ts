import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sandbox } from '../records/context.ts';
import { requestedFailure } from '../wire/refusals.ts';
import type { RequestFault } from './faults.ts';

const usualDelay = 1_000;

/** Applies planned faults to authenticated calls; the sandbox's own routes (`/sandbox/...`) are exempt. */
export const requestFaults = (app: FastifyInstance, { faults }: Sandbox): void => {
  const afterwards = new WeakMap<FastifyRequest, RequestFault>();

  app.addHook('preHandler', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const fault = path.startsWith('/sandbox/') ? undefined : faults.takeForCall(request.method, path);
    if (!fault) return;
    if (fault.kind === 'error') throw requestedFailure(fault.status ?? 500);
    if (fault.kind === 'delay-before') await wait(fault.ms ?? usualDelay);
    if (fault.kind === 'delay' || fault.kind === 'drop-after') afterwards.set(request, fault);
    if (fault.kind !== 'drop-before') return;
    reply.hijack();
    request.raw.socket.destroy();
  });

  app.addHook('onSend', async (request) => {
    const fault = afterwards.get(request);
    if (fault?.kind === 'delay') await wait(fault.ms ?? usualDelay);
    if (fault?.kind === 'drop-after') request.raw.socket.destroy();
  });
};
