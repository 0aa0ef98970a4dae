import { connect, type Socket } from 'node:net';
import { exchange } from './load.ts';

/** Requests that arrive at a steady rate, whether or not earlier ones are answered, from many addresses. */
export type Arrivals = Readonly<{
  port: number;
  /** Complete HTTP/1.1 requests, sent in turn. */
  requests: readonly string[];
  perSecond: number;
  seconds: number;
  /** Statuses that answer a request as 200 does. */
  alsoFine?: readonly number[];
}>;

/** How long visitors waited, from the moment they came, in ms. */
export type Waits = Readonly<{
  answers: number;
  failures: number;
  bytes: number;
  p50: number;
  p95: number;
  p99: number;
}>;

/** Connections of visitors who stay, each from its own address, so that no limit of a minute is reached. */
const CONNECTIONS = 100;

/** Counts as a failure what is answered with another status, or not at all. */
export const runArrivals = async ({ port, requests, perSecond, seconds, alsoFine = [] }: Arrivals): Promise<Waits> => {
  const idle: Socket[] = [];
  const waits: number[] = [];
  let opened = 0;
  let bytes = 0;
  let failures = 0;
  const open = () => {
    opened += 1;
    const localAddress = `127.0.1.${1 + (opened % CONNECTIONS)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    // A server closes what is idle for long; the next visitor opens another connection.
    socket.once('close', () => idle.splice(idle.indexOf(socket) >>> 0, 1)).on('error', () => undefined);
    return socket;
  };
  const visit = async (index: number, due: number) => {
    // The longest idle first, so that requests come from all addresses.
    const socket = (idle.length >= CONNECTIONS && idle.shift()) || open();
    const before = socket.bytesRead;
    const status = await exchange(socket, requests[index % requests.length] ?? '').catch(() => 0);
    if (status !== 200 && !alsoFine.includes(status)) {
      failures += 1;
      socket.destroy();
      return;
    }
    waits.push(performance.now() - due);
    bytes += socket.bytesRead - before;
    idle.push(socket);
  };
  const begun = performance.now();
  const visits: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = begun + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    visits.push(visit(index, due));
  }
  await Promise.all(visits);
  for (const socket of idle) socket.destroy();
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN;
  return { answers: waits.length, failures, bytes, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};
