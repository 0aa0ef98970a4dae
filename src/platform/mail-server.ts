import { isIPv4 } from 'node:net';

/** A mail server: an `smtp://` or `smtps://` address, or what the settings say of one. */
export type MailServer =
  | string
  | Readonly<{
      host: string;
      port: number;
      /** Empty means that the server takes mail without a sign-in. */
      user: string;
      password: string;
      /** TLS from the first byte; else it begins after the greeting. */
      isSecure: boolean;
    }>;

export type SignIn = Readonly<{ user: string; password: string }>;

/** The options of nodemailer. What the address says wins, even `requireTLS=false`. */
export const transportTo = (server: MailServer) => {
  const requireTLS = !isThisMachine(hostOf(server));
  if (typeof server === 'string') return { url: server, requireTLS };
  const { host, port, user, password: pass, isSecure: secure } = server;
  return { host, port, secure, requireTLS, ...(user && { auth: { user, pass } }) };
};

export const signInOf = (server: MailServer): SignIn => {
  if (typeof server !== 'string') return server;
  const { username = '', password = '' } = URL.parse(server) ?? {};
  return { user: decoded(username), password: decoded(password) };
};

const hostOf = (server: MailServer): string =>
  typeof server === 'string' ? (URL.parse(server)?.hostname ?? '') : server.host;

/** Mail to this machine crosses no network, so it needs no TLS. */
const isThisMachine = (name: string): boolean => {
  const host = name.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
};

/** Decodes percent-encoding; text with a stray `%` stays as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
