import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Tx } from '../../database/database.ts';
import { keepAs } from './sent-file.ts';

/** A file that is written while it is sent: its name, and what reads it from the database. */
export type Streamed = Readonly<{ name: string; content: (tx: Tx) => AsyncIterable<string> }>;

export const isStreamed = (answer: object): answer is Streamed =>
  'content' in answer && typeof answer.content === 'function';

/** A file that lies ready: its name, its type, and its bytes as they are read. */
export type Opened = Readonly<{ name: string; type: string; stream: Readable }>;

export const isOpened = (answer: object): answer is Opened => 'stream' in answer && answer.stream instanceof Readable;

/** How long a client may take nothing of what waits for it: then the download ends, and what it holds is free for others. */
export const USUAL_DOWNLOAD_STALL_MS = 30_000;

type Sending = Readonly<{ type: string; stallMs: number }>;

export const sendOpened = (
  reply: FastifyReply,
  { name, type, stream }: Opened,
  { stallMs }: Pick<Sending, 'stallMs'>,
) => endStalled(keepAs(reply, name, type), stallMs).send(stream);

/** Sends it as fast as it is taken. What refuses before its first piece is answered as a refusal. */
export const sendStream = async (
  reply: FastifyReply,
  { name }: Streamed,
  content: AsyncGenerator<string>,
  { type, stallMs }: Sending,
) => {
  const stream = await withFirst(content);
  return endStalled(keepAs(reply, name, `${type}; charset=utf-8`), stallMs).send(
    Readable.from(stream, { objectMode: false }),
  );
};

/**
 * A slow reader takes something now and then; one who takes nothing is gone, or wants to hold what we have few of. While
 * nothing waits for the reader, it is we who are slow.
 */
const endStalled = (reply: FastifyReply, stallMs: number): FastifyReply => {
  const { raw } = reply;
  const look = () => (raw.writableLength > 0 ? raw.destroy() : raw.setTimeout(stallMs));
  // A request that came over no wire has none.
  if (raw.socket instanceof Socket) raw.setTimeout(stallMs, look);
  return reply;
};

/** The same pieces, of which the first is here. Whoever ends it ends what it reads, also before anything was taken. */
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
