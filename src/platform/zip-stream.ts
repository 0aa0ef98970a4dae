import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

type Piece = string | Uint8Array;
export type ZipEntry = Readonly<{ name: string; content: Iterable<Piece> | AsyncIterable<Piece> }>;

/**
 * Streams a zip file entry by entry, with one chunk in memory at a time. Each entry's size follows its data. Fails
 * above 4 GB in total.
 */
export async function* zipped(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const begins = offset;
    const sums = { crc: 0, size: 0, packed: 0 };
    const head = Buffer.concat([signed('PK\x03\x04', shared(sums)), named(name)]);
    offset += head.length;
    yield head;
    const deflate = createDeflateRaw({ level: 6 });
    // An error at either end reaches the reader through the stream.
    pipeline(Readable.from(summed(content, sums)), deflate, () => undefined);
    for await (const piece of deflate as AsyncIterable<Buffer>) {
      sums.packed += piece.length;
      offset += piece.length;
      yield piece;
    }
    const foot = signed('PK\x07\x08', numbers(sums.crc, sums.packed, sums.size));
    offset += foot.length;
    yield foot;
    directory.push(
      Buffer.concat([signed('PK\x01\x02', shorts(20), shared(sums)), named(name, shorts(0, 0, 0), numbers(0, begins))]),
    );
  }
  const all = Buffer.concat(directory);
  if (offset + all.length >= 2 ** 32) throw new RangeError('A zip file of more than 4 GB');
  yield all;
  yield signed('PK\x05\x06', shorts(0, 0, directory.length, directory.length), numbers(all.length, offset), shorts(0));
}

type Sums = { crc: number; size: number; packed: number };

async function* summed(content: ZipEntry['content'], sums: Sums): AsyncGenerator<Buffer> {
  for await (const given of content) {
    const piece =
      typeof given === 'string'
        ? Buffer.from(given, 'utf8')
        : Buffer.from(given.buffer, given.byteOffset, given.byteLength);
    sums.crc = crc32(piece, sums.crc);
    sums.size += piece.length;
    if (sums.size >= 2 ** 32) throw new RangeError('A file of more than 4 GB');
    yield piece;
  }
}

const FOLLOWED_BY_SIZES_AND_UTF_8 = 0x08_08;
const DEFLATED = 8;
/** Midnight of 1 January 1980, so that the same content gives the same file. */
const NO_TIME = [0, 0x21] as const;

/** The fields that an entry's header and its directory record share. */
const shared = ({ crc, packed, size }: Sums) =>
  Buffer.concat([shorts(20, FOLLOWED_BY_SIZES_AND_UTF_8, DEFLATED, ...NO_TIME), numbers(crc, packed, size)]);

const named = (name: string, ...more: Buffer[]) =>
  Buffer.concat([shorts(Buffer.byteLength(name), 0), ...more, Buffer.from(name, 'utf8')]);

const signed = (signature: string, ...parts: Buffer[]) => Buffer.concat([Buffer.from(signature, 'latin1'), ...parts]);

const shorts = (...values: number[]) => {
  const written = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    written.writeUInt16LE(value, index * 2);
  });
  return written;
};

const numbers = (...values: number[]) => {
  const written = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    written.writeUInt32LE(value, index * 4);
  });
  return written;
};
