import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answered = (reply: IncomingMessage) => void;
type Meet = (incoming: IncomingMessage, outgoing: ServerResponse, passOn: (answered: Answered) => void) => void;

/** A proxy between the product and the provider: `meet` handles each call, and may forward it. */
export const startProxy = async (target: () => string, meet: Meet) => {
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming;
    meet(incoming, outgoing, (answered) => {
      const forwarded = request(new URL(url, target()), { method, headers }, answered);
      forwarded.on('error', () => incoming.socket.destroy());
      incoming.pipe(forwarded);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close().closeAllConnections() };
};

/** Forwards a response of the provider to the client. */
export const handOn = (reply: IncomingMessage, outgoing: ServerResponse): void =>
  void reply.pipe(outgoing.writeHead(reply.statusCode ?? 502, reply.headers));
