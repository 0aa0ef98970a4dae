import type { Log } from '#platform/log/log.ts';
import { outgoingChannel } from '#platform/outgoing/outgoing-hosts.ts';

/** Logs at `debug` where this process connects to: destination, host and port. Returns what stops it. */
export const logOutgoing = (log: Log): (() => Promise<void>) => {
  const write = (connection: unknown) => log.debug(connection, 'connecting');
  outgoingChannel.subscribe(write);
  return async () => void outgoingChannel.unsubscribe(write);
};
