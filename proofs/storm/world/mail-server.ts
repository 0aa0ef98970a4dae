import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail that the mail server took. */
export type Delivery = Readonly<{
  /** What stands before the @ of its Message-ID: the mail's id, and after a dot how often it was sent again. */
  message: string;
  to: string;
  /** The number of the application process that brought it. */
  sender: number;
  /** When the server said that it has it, in milliseconds of the clock. */
  answeredAt: number;
}>;

export type MailServer = Readonly<{ urls: readonly string[]; deliveries: Delivery[]; close: () => Promise<void> }>;

/** A real mail server that counts what it takes. Each application process has a port of its own: so it is known who sent. */
export const startMailServer = async (senders: number): Promise<MailServer> => {
  const deliveries: Delivery[] = [];
  const servers = await Promise.all(
    Array.from({ length: senders }, (_, sender) => listen((one) => deliveries.push({ ...one, sender }))),
  );
  return {
    deliveries,
    urls: servers.map(({ server }) => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`),
    close: async () => {
      await Promise.all(servers.map((server) => new Promise<void>((closed) => server.close(closed))));
    },
  };
};

const listen = async (take: (delivery: Omit<Delivery, 'sender'>) => void): Promise<SMTPServer> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, { envelope: { rcptTo } }, done) => {
      const taken = (parts: Buffer[]) => {
        const message = /^message-id:\s*<([^@>]+)@/im.exec(Buffer.concat(parts).toString('latin1'))?.[1] ?? '';
        take({ message, to: rcptTo.map(({ address }) => address).join(), answeredAt: Date.now() });
        done();
      };
      // Half a mail of a sender that was killed is none.
      stream.toArray().then(taken, done);
    },
  });
  // So is a connection that a sender did not live to end.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
};
