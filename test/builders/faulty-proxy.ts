import type { IncomingMessage } from 'node:http';
import { handOn, startProxy } from './proxy.ts';

/**
 * The faults of a call to the provider. `timeout`, `lost answer` and `late 503` happen after the provider processed the
 * call, the others before; `timeout` and `black hole` send no response, and the latter does not even read the request.
 */
export const faults = ['timeout', 'reset', '503', 'black hole', 'lost answer', 'late 503'] as const;
export type Fault = (typeof faults)[number];

/** A proxy to the provider that makes one call fail: the next matching one after `breakNext`. */
export const startFaultyProxy = async (target: () => string) => {
  let planned: { fault: Fault; call: RegExp } | null = null;
  const taken: string[] = [];

  const take = ({ method, url }: IncomingMessage): Fault | null => {
    const name = `${method} ${url}`;
    if (!planned?.call.test(name)) return null;
    const { fault } = planned;
    planned = null;
    taken.push(name);
    return fault;
  };

  const proxy = await startProxy(target, (incoming, outgoing, passOn) => {
    const fault = take(incoming);
    if (fault === 'black hole') return void incoming.pause();
    if (fault === 'reset') return void incoming.socket.resetAndDestroy();
    if (fault === '503') return void outgoing.writeHead(503).end('<h1>Busy</h1>');
    passOn((reply) => {
      if (!fault) return handOn(reply, outgoing);
      reply.resume();
      if (fault === 'lost answer') incoming.socket.resetAndDestroy();
      if (fault === 'late 503') outgoing.writeHead(503).end('<h1>Busy</h1>');
    });
  });

  return {
    ...proxy,
    breakNext: (call: RegExp, fault: Fault) => {
      planned = { fault, call };
      taken.length = 0;
    },
    /** The calls that failed since `breakNext`. */
    failed: () => [...taken],
  };
};
