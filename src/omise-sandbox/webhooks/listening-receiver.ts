import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

type Received = Readonly<{
  path: string;
  headers: Record<string, string | string[] | undefined>;
  raw: string;
  body: { id: string; key: string; data: Record<string, unknown>; webhook_deliveries: unknown[] };
}>;

/** For tests: a server on a free port that records webhooks and responds as set with `answerWith`. */
export const listeningReceiver = async () => {
  const received: Received[] = [];
  let answers: (path: string) => number | null = () => 200;
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const raw = Buffer.concat(parts).toString('utf8');
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, raw, body: JSON.parse(raw) });
    const status = answers(path);
    if (status === null) return;
    if (status === 0) request.socket.destroy();
    else reply.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    keys: () => received.map(({ body }) => body.key),
    /** Sets the response status for a path: 0 cuts the connection, null sends no response. */
    answerWith: (next: typeof answers) => {
      answers = next;
    },
    until: (count: number) => eventually(() => received.length >= count, `${count} webhooks, got ${received.length}`),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export const eventually = async (holds: () => boolean | Promise<boolean>, what = 'it to hold'): Promise<void> => {
  const deadline = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** The signature that a receiver calculates to verify the sender. */
export const expectedSignature = (secret: string, { raw, headers }: Received): string =>
  createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${headers['omise-signature-timestamp']}.${raw}`)
    .digest('hex');
