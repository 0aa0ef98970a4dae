import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Tx } from '../database/database.ts';
import { keepAs } from './sent-file.ts';

/** A file that is written while it is sent: its name, and what reads it from the database. */
export type Streamed = Readonly<{ name: string; content: (tx: Tx) => AsyncIterable<string> }>;

export const isStreamed = (said: object): said is Streamed => 'content' in said && typeof said.content === 'function';

/** A file that lies ready: its name, its type, and its bytes as they are read. */
export type Opened = Readonly<{ name: string; type: string; stream: Readable }>;

export const isOpened = (said: object): said is Opened => 'stream' in said && said.stream instanceof Readable;

export const sendOpened = (reply: FastifyReply, { name, type, stream }: Opened) =>
  keepAs(reply, name, type).send(stream);

/** Sends it as fast as it is taken. */
export const sendStream = (reply: FastifyReply, { name }: Streamed, type: string, content: AsyncIterable<string>) =>
  keepAs(reply, name, `${type}; charset=utf-8`).send(Readable.from(content, { objectMode: false }));
