import { createTransport } from 'nodemailer';
import { type MailServer, signInOf, transportTo } from './mail-server.ts';
import { refusedMail } from './refused-mail.ts';

/** One person, or the business. Never a text that is parsed: a name may hold anything. */
type Correspondent = Readonly<{ name: string; address: string }>;

type Message = Readonly<{
  /** Stays the same when a message is sent again, so that mail servers can tell. */
  messageId: string;
  from: Correspondent;
  to: Correspondent;
  /** Whom an answer reaches, where that is not the sender. */
  replyTo?: Correspondent;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Readonly<{ name: string; type: string; content: Uint8Array }>[];
}>;

export type Mailer = Readonly<{
  /** Answers when the mail server has taken the message; throws what it or the network said otherwise. */
  send: (message: Message) => Promise<void>;
}>;

/** How long one sending may take in all. */
const SENDING_SECONDS = 60;

const timeouts = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export const createMailer = (server: MailServer): Mailer => {
  const transport = createTransport({
    ...transportTo(server),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ attachments = [], ...message }) => {
      const files = attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content),
      }));
      const signal = AbortSignal.timeout(SENDING_SECONDS * 1000);
      await transport.sendMail({ ...message, attachments: files, signal }).catch((error: unknown) => {
        throw refusedMail(error, signInOf(server));
      });
    },
  };
};
