import { announceOutgoing, type Destination } from './outgoing-hosts.ts';

/** `fetch` for an address that the environment names. It follows no redirect, so that no answer leads elsewhere. */
export const fetchFrom = (
  destination: Destination,
  url: string | URL,
  init: Omit<RequestInit, 'redirect'> = {},
): Promise<Response> => {
  announceOutgoing(destination, url);
  return fetch(url, { ...init, redirect: 'manual' });
};
