import { isIPv6 } from 'node:net';
import { MAIL_PORTS } from './outgoing-hosts.ts';

/** A host of this machine or its network that may be connected to; without `port`, on the ports of mail servers. */
export type PrivateHost = Readonly<{ name: string; port?: number }>;

/** A host in one spelling: small letters, `127.0.0.1` for `127.1` and `2130706433`; undefined for what is no host. */
export const hostNameOf = (text: string): string | undefined =>
  partsOf(isIPv6(text) ? `[${text}]` : text, /^[^:]*$/)?.name;

/** Reads an entry of `OUTGOING_PRIVATE_HOSTS`: `mail.lan`, `10.0.0.5:1025` or `[::1]:1025`. */
export const readPrivateHost = (text: string): PrivateHost | undefined =>
  isIPv6(text) ? partsOf(`[${text}]`, /^/) : partsOf(text, /^/);

const partsOf = (text: string, shape: RegExp): PrivateHost | undefined => {
  const outsideBrackets = text.replace(/^\[[^\]]*\]/, '');
  const url = /[/?#@\\]/.test(text) || !shape.test(outsideBrackets) ? null : URL.parse(`smtp-host://${text}`);
  const host = url && URL.parse(`http://${url.hostname}`)?.hostname;
  if (!host) return undefined;
  const name = host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  return name === '' ? undefined : { name, ...(url.port !== '' && { port: Number(url.port) }) };
};

/** Whether one of the entries names this host, for this port. */
export const isNamedHost = ({ name, port }: Required<PrivateHost>, hosts: readonly PrivateHost[]): boolean =>
  hosts.some((one) => one.name === name && (one.port === undefined ? MAIL_PORTS.includes(port) : one.port === port));
