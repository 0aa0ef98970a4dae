import { connect, type Socket } from 'node:net';
import { median } from '../../median.ts';

/** Complete HTTP/1.1 requests, sent round robin over keep-alive connections. */
export type Load = Readonly<{
  ports: readonly number[];
  requests: readonly string[];
  connections: number;
  seconds: number;
}>;

export type Felt = Readonly<{ perSecond: number; medianMs: number; statuses: Record<number, number> }>;

/** Sends requests as fast as responses arrive, one at a time per connection. */
export const runLoad = async ({ ports, requests, connections, seconds }: Load): Promise<Felt> => {
  const latencies: number[] = [];
  const statuses: Record<number, number> = {};
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let sent = 0;
  const next = () => (performance.now() < end ? requests[sent++ % requests.length] : undefined);

  const work = async (port: number) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    for (let request = next(); request !== undefined; request = next()) {
      const sentAt = performance.now();
      const status = await exchange(socket, request);
      latencies.push(performance.now() - sentAt);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => work(ports[index % ports.length] ?? 0)));
  const lasted = (performance.now() - begun) / 1000;
  return {
    perSecond: latencies.length / lasted,
    medianMs: median(latencies),
    statuses,
  };
};

/** Sends a request and reads the response to its end; returns the status. */
export const exchange = (socket: Socket, request: string): Promise<number> =>
  new Promise((resolve, reject) => {
    let head = '';
    let isWhole: ((chunk: Buffer) => boolean) | undefined;
    const read = (chunk: Buffer) => {
      if (isWhole) return isWhole(chunk) && done();
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      isWhole = endOf(head.slice(0, end));
      if (isWhole(Buffer.from(head.slice(end + 4), 'latin1'))) done();
    };
    const done = () => {
      settle();
      resolve(Number(head.slice(9, 12)));
    };
    const fail = (error?: Error) => {
      settle();
      reject(error ?? new Error('The server closed a connection'));
    };
    const ended = () => fail();
    const settle = () => socket.off('data', read).off('error', fail).off('close', ended);
    socket.on('data', read).once('error', fail).once('close', ended);
    socket.write(request);
  });

/** Returns a predicate that detects the end of a body, by its length or its last chunk. */
const endOf = (head: string): ((chunk: Buffer) => boolean) => {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    let missing = Number(length);
    return ({ byteLength }) => {
      missing -= byteLength;
      return missing <= 0;
    };
  }
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) throw new Error(`An answer without an end:\n${head}`);
  let tail = '';
  return (chunk) => {
    tail = (tail + chunk.subarray(-LAST_CHUNK.length).toString('latin1')).slice(-LAST_CHUNK.length);
    return tail === LAST_CHUNK;
  };
};

const LAST_CHUNK = '\r\n0\r\n\r\n';
