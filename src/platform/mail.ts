import type { Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { type MailServer, type SignIn, signInOf, transportTo } from './mail-server.ts';
import { openSocket } from './outgoing/open-socket.ts';
import type { PrivateHost } from './outgoing/private-hosts.ts';

/** One person, or the business. Never a text that is parsed: a name may hold anything. */
type Correspondent = Readonly<{ name: string; address: string }>;

type Message = Readonly<{
  /** The same on every retry, so that mail servers can detect duplicates. */
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
  /** Resolves when the mail server has accepted the message; otherwise rejects with its error or that of the network. */
  send: (message: Message) => Promise<void>;
}>;

/** The overall time limit for sending one mail. */
const SENDING_SECONDS = 60;

type Wanted = Readonly<{ host?: string | undefined; port?: number | string | undefined; secure?: boolean | undefined }>;
type Done = (error: Error | null, socket?: { connection: Socket }) => void;

const CONNECTING_MS = 10_000;
const timeouts = { connectionTimeout: CONNECTING_MS, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends through a mail server. One that the environment names by its address is reached wherever it is; one of the
 * settings must be public, or among `privateHosts`.
 */
export const createMailer = (server: MailServer, privateHosts: readonly PrivateHost[] = []): Mailer => {
  const transport = createTransport({
    ...transportTo(server),
    ...timeouts,
    getSocket: ({ host = 'localhost', port, secure }: Wanted, done: Done) => {
      const target = { destination: 'mail', host, port: Number(port ?? (secure ? 465 : 587)) } as const;
      openSocket(target, typeof server === 'string' ? 'all' : privateHosts, { timeoutMs: CONNECTING_MS }).then(
        (connection) => done(null, { connection }),
        done,
      );
    },
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

/**
 * Why a mail was not taken, as it may be kept and shown. A server may say anything, also what it was told: no password
 * is in it. And what answers there may be no mail server at all: only what is a reply of one is repeated.
 */
export const refusedMail = (error: unknown, signIn: SignIn): unknown => {
  if (!(error instanceof Error)) return error;
  const response = 'response' in error && typeof error.response === 'string' ? error.response : '';
  const hidden = [...(isReply(response) ? [] : [response]), ...formsOf(signIn)].filter(Boolean);
  const cleaned = (text: string) => hidden.reduce((rest, form) => rest.replaceAll(form, '[hidden]'), text);
  // What is no plain value, such as the errors of each recipient, may repeat it deeper down.
  const fields = Object.entries(error)
    .filter(([name, value]) => typeof value !== 'object' && (name !== 'response' || isReply(response)))
    .map(([name, value]) => [name, typeof value === 'string' ? cleaned(value) : value]);
  return Object.assign(new Error(cleaned(error.message)), Object.fromEntries(fields));
};

/** Whether a text is what a mail server answers: each line with its code. */
const isReply = (text: string): boolean => text.split(/\r?\n/).every((line) => /^[245]\d\d([ -]|$)/.test(line));

/** A password as it is, and as the ways to sign in send it: LOGIN alone, PLAIN behind the user. */
const formsOf = ({ user, password }: SignIn): string[] => {
  if (password === '') return [];
  const inBase64 = [password, `\0${user}\0${password}`].map((text) => Buffer.from(text).toString('base64'));
  return [password, ...inBase64.map((text) => text.replace(/=+$/, ''))];
};
