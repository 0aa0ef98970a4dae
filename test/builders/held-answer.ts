import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A way to the provider on which the answer to a charge can be kept back: the charge is made, and nobody hears of it
 * until `release`.
 */
export const heldAnswers = async (target: () => string) => {
  let hold: { made: () => void; released: Promise<void> } | null = null;
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming;
    const forwarded = request(new URL(url, target()), { method, headers }, async (reply) => {
      const held = method === 'POST' && url === '/charges' ? hold : null;
      held?.made();
      await held?.released;
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    forwarded.on('error', () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    /** Keeps the answer to the next charge back; `made` ends once the provider has it. */
    hold: () => {
      const made = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      hold = { made: made.resolve, released: released.promise };
      return {
        made: made.promise,
        release: () => {
          hold = null;
          released.resolve();
        },
      };
    },
    close: () => void server.close().closeAllConnections(),
  };
};
