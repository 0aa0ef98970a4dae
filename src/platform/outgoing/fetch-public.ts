import { lookup } from 'node:dns/promises';
import { fetchFrom } from './fetch-from.ts';
import type { Destination } from './outgoing-hosts.ts';
import { isPublicAddress } from './public-address.ts';

/**
 * `fetchFrom` for an address that an answer names: https alone, and a host with public addresses alone. That the name
 * leads inside a moment later is no way in, since no host there has a certificate of that name. Throws.
 */
export const fetchPublic = async (destination: Destination, url: URL, { signal }: { signal: AbortSignal }) => {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = await lookup(host, { all: true });
  if (url.protocol !== 'https:' || !addresses.every(({ address }) => isPublicAddress(address)))
    throw new Error(`${url.origin} is out of reach: it is not public, or without https`);
  return fetchFrom(destination, url, { signal });
};
