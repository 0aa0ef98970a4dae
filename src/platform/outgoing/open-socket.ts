import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, isIPv6, type Socket } from 'node:net';
import { announceOutgoing, type Destination, MAIL_PORTS } from './outgoing-hosts.ts';
import { hostNameOf, isNamedHost, type PrivateHost } from './private-hosts.ts';
import { isPublicAddress } from './public-address.ts';

type Target = Readonly<{ destination: Destination; host: string; port: number }>;

/** Which private hosts may be connected to; `all` for a host that the environment itself names, on any port. */
export type Reach = 'all' | readonly PrivateHost[];

type Lookup = (host: string) => Promise<readonly LookupAddress[]>;
const everyAddress: Lookup = (host) => lookup(host, { all: true });

/**
 * Connects to one of the addresses that a host has now, after all of them were checked: it is looked up once, so that
 * the name cannot lead elsewhere in between. Rejects with the code `EREFUSED` for a port or address out of reach.
 */
export const openSocket = async (
  { destination, host, port }: Target,
  reach: Reach,
  { timeoutMs, lookUp = everyAddress }: { timeoutMs: number; lookUp?: Lookup },
): Promise<Socket> => {
  const name = hostNameOf(host);
  const isNamed = reach === 'all' || (name !== undefined && isNamedHost({ name, port }, reach));
  if (name === undefined || !(isNamed || MAIL_PORTS.includes(port))) throw refused(host, port);
  const addresses = await lookUp(name);
  if (!isNamed && !addresses.every(({ address }) => isPublicAddress(address))) throw refused(host, port);
  announceOutgoing(destination, `tcp://${isIPv6(name) ? `[${name}]` : name}:${port}`);
  const socket = connect({ host: name, port, lookup: (_host, _options, done) => done(null, [...addresses]) });
  // Whoever takes the socket listens for errors too; between the two, one must not end the process.
  socket.on('error', () => undefined);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(timeoutMs) });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
};

const refused = (host: string, port: number) =>
  Object.assign(
    new Error(`${host}:${port} is out of reach: it is not public, and OUTGOING_PRIVATE_HOSTS does not name it`),
    {
      code: 'EREFUSED',
    },
  );
