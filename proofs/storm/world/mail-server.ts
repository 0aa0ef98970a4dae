import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An e-mail accepted by the mail server. */
export type Delivery = Readonly<{
  /** The local part of its Message-ID: the e-mail's id, a dot, and how often it was resent. */
  message: string;
  to: string;
  /** The index of the application process that sent it. */
  sender: number;
  /** When the server acknowledged the e-mail, in epoch milliseconds. */
  answeredAt: number;
}>;

export type MailServer = Readonly<{ urls: readonly string[]; deliveries: Delivery[]; close: () => Promise<void> }>;

/**
 * A real mail server that records deliveries. Each application process has its own port, which identifies the sender.
 */
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
      // An incomplete e-mail of a killed sender is not recorded.
      stream.toArray().then(taken, done);
    },
  });
  // Ignores connections broken by a killed sender.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
};
