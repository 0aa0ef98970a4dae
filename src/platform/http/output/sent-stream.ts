import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileType } from '#contract/endpoint.ts';
import type { Tx } from '../../database/database.ts';
import { setAttachmentHeaders } from './sent-file.ts';

/**
 * A file generated while it is sent: its name, its type if not the first that the contract names, and the function that
 * reads its content from the database.
 */
export type Streamed = Readonly<{
  name: string;
  type?: FileType;
  content: (tx: Tx) => AsyncIterable<string | Uint8Array>;
}>;

export const isStreamed = (answer: object): answer is Streamed =>
  'content' in answer && typeof answer.content === 'function';

/** A stored file: its name, content type and byte stream. */
export type Opened = Readonly<{ name: string; type: string; stream: Readable }>;

export const isOpened = (answer: object): answer is Opened => 'stream' in answer && answer.stream instanceof Readable;

/** How long a client may stop reading before its download is cut off and its connections are freed. */
export const USUAL_DOWNLOAD_STALL_MS = 30_000;

type Sending = Readonly<{ type: string; stallMs: number }>;

export const sendOpened = (
  reply: FastifyReply,
  { name, type, stream }: Opened,
  { stallMs }: Pick<Sending, 'stallMs'>,
) => endStalled(setAttachmentHeaders(reply, name, type), stallMs).send(stream);

/** Streams a file with backpressure. An error before the first chunk becomes an error response. */
export const sendStream = async (
  reply: FastifyReply,
  { name, type }: Streamed,
  content: AsyncGenerator<string | Uint8Array>,
  { type: usual, stallMs }: Sending,
) => {
  const stream = await withFirst(content);
  return endStalled(setAttachmentHeaders(reply, name, type ?? `${usual}; charset=utf-8`), stallMs).send(
    Readable.from(stream, { objectMode: false }),
  );
};

/**
 * Cuts off a client that reads nothing for `stallMs`: it is gone, or tying up connections on purpose. With no data
 * waiting for the client, the delay is ours and the timer restarts.
 */
const endStalled = (reply: FastifyReply, stallMs: number): FastifyReply => {
  const { raw } = reply;
  const look = () => (raw.writableLength > 0 ? raw.destroy() : raw.setTimeout(stallMs));
  // Injected requests have no socket.
  if (raw.socket instanceof Socket) raw.setTimeout(stallMs, look);
  return reply;
};

/** The same items, with the first already read. Returning early ends the source, even before the first `next`. */
const withFirst = async <Item>(items: AsyncGenerator<Item>): Promise<AsyncIterableIterator<Item>> => {
  let first: IteratorResult<Item> | undefined = await items.next();
  const resumed: AsyncIterableIterator<Item> = {
    next: async () => {
      const result = first ?? (await items.next());
      first = undefined;
      return result;
    },
    return: () => items.return(undefined),
    [Symbol.asyncIterator]: () => resumed,
  };
  return resumed;
};
