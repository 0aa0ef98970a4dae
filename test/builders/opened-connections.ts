import diagnostics from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { type OutgoingConnection, outgoingChannel } from '#platform/outgoing/outgoing-hosts.ts';

type Opened = Readonly<{
  /** The entry of the list of outgoing hosts; null if the connection was not announced. */
  destination: string | null;
  host: string;
  port: number;
}>;

/** Sees every connection that this process tries to open, and whether it was announced. Begins before the app does. */
export const watchConnections = () => {
  const announced = new Map<string, string>();
  const opened: Opened[] = [];
  const hear = (message: unknown) => {
    const { destination, host, port } = message as OutgoingConnection;
    announced.set(`${host}:${port}`, destination);
  };
  const watch = (event: unknown) => {
    const { socket } = event as { socket: Socket };
    let name: string | undefined;
    socket.on('lookup', (_error, _address, _family, host) => {
      name = host;
    });
    socket.on('connectionAttempt', (address, port) => {
      const host = name ?? address;
      opened.push({ destination: announced.get(`${host}:${port}`) ?? null, host, port: Number(port) });
    });
  };
  outgoingChannel.subscribe(hear);
  diagnostics.subscribe('net.client.socket', watch);
  return {
    opened,
    stop: () => {
      outgoingChannel.unsubscribe(hear);
      diagnostics.unsubscribe('net.client.socket', watch);
    },
  };
};
