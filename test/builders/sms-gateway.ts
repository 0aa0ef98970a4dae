import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type SentMessage = Readonly<{ headers: Record<string, unknown>; body: { id: string; to: string; text: string } }>;
type Behaviour = 'take' | 'refuse' | 'slow' | 'hang up' | 'lead on';

/** An SMS gateway on a free port. Accepted messages are in `taken`; `behave` makes it fail in some way. */
export const startSmsGateway = async () => {
  const taken: SentMessage[] = [];
  let behaviour: Behaviour = 'take';
  const server = createServer(async (request, reply) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString('utf8'));
    if (behaviour === 'hang up') request.socket.destroy();
    else if (behaviour === 'refuse') reply.writeHead(500).end('out of credit for +66815550199');
    else if (behaviour === 'lead on') reply.writeHead(302, { location: `http://${request.headers.host}/other` }).end();
    else if (behaviour === 'take') {
      taken.push({ headers: request.headers, body });
      reply.writeHead(202).end('{"ok":true}');
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    taken,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
};
