import { createTransport } from 'nodemailer';

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

/** A mail server: an `smtp://` or `smtps://` address, or what the settings say of one. */
export type MailServer =
  | string
  | Readonly<{
      host: string;
      port: number;
      /** Without a user nobody signs in. */
      user: string;
      password: string;
      /** TLS from the first byte; else it begins where the server offers it. */
      isSecure: boolean;
    }>;

export const createMailer = (server: MailServer): Mailer => {
  const transport = createTransport({
    ...reached(server),
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
        throw withoutPassword(error, signInOf(server));
      });
    },
  };
};

const reached = (server: MailServer) => {
  if (typeof server === 'string') return { url: server };
  const { host, port, user, password: pass, isSecure: secure } = server;
  return { host, port, secure, ...(user && { auth: { user, pass } }) };
};

const signInOf = (server: MailServer): { user: string; password: string } => {
  if (typeof server !== 'string') return server;
  const { username = '', password = '' } = URL.parse(server) ?? {};
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
};

/** A server may say anything, also what it was told: what is kept or shown of its words holds no password. */
const withoutPassword = (error: unknown, { user, password }: { user: string; password: string }): unknown => {
  if (!(error instanceof Error) || password === '') return error;
  // As it is, and as the ways to sign in send it: LOGIN alone, PLAIN behind the user.
  const inBase64 = [password, `\0${user}\0${password}`].map((text) => Buffer.from(text).toString('base64'));
  const forms = [password, ...inBase64];
  const cleaned = (text: string) => forms.reduce((rest, form) => rest.replaceAll(form, '[hidden]'), text);
  const said = Object.entries(error).map(([name, value]) => [name, typeof value === 'string' ? cleaned(value) : value]);
  return Object.assign(new Error(cleaned(error.message)), Object.fromEntries(said));
};
