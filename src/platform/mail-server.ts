import { isIPv4 } from 'node:net';

/** A mail server: an `smtp://` or `smtps://` address, or what the settings say of one. */
export type MailServer =
  | string
  | Readonly<{
      host: string;
      port: number;
      /** Without a user nobody signs in. */
      user: string;
      password: string;
      /** TLS from the first byte; else it begins after the greeting. */
      isSecure: boolean;
    }>;

export type SignIn = Readonly<{ user: string; password: string }>;

/** As nodemailer takes it. What is in an address counts, also a `requireTLS=false` that its owner wrote there. */
export const transportTo = (server: MailServer) => {
  const requireTLS = signInOf(server).user !== '' && !isThisMachine(hostOf(server));
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

/** What is sent there crosses no network, so that nobody can read along. */
const isThisMachine = (name: string): boolean => {
  const host = name.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
};

/** A `%` that stands for itself stays. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
