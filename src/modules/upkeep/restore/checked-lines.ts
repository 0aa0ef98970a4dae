import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { LONGEST_LINE } from '../backup/backup-format.ts';
import { damaged, endsTooEarly, goesOn, lineTooLong } from '../rules/problems.ts';

const COMMA = 0x2c;

/** The lines of a backup with the digest of all that was read before the last of them. */
export const checkedLines = (path: string) => {
  const lines = fileLines(path);
  const hash = createHash('sha256');
  let last: Line | undefined;

  /** Of a file that ends too early this one may be cut off. */
  const read = async (): Promise<Line> => {
    if (last) hash.update(last.bytes).update('\n');
    const { value } = await lines.next();
    if (!value) throw endsTooEarly((last?.number ?? 0) + 1);
    last = value;
    return value;
  };

  const next = async (): Promise<Line> => {
    const line = await read();
    if (!line.isWhole) throw endsTooEarly(line.number);
    return line;
  };

  return {
    read,
    next,
    expect: async (text: string): Promise<void> => {
      const { bytes, number } = await next();
      if (!bytes.equals(Buffer.from(text))) throw damaged(number, `not ${text}`);
    },
    digestBefore: () => hash.digest('hex'),
    expectEnd: async (): Promise<void> => {
      const { value } = await lines.next();
      if (value) throw goesOn(value.number);
    },
    /** Whoever stops before the end. */
    close: () => lines.return(undefined),
  };
};

export type CheckedLines = ReturnType<typeof checkedLines>;

/** A line of a list, without the comma that leads to the next. */
export const withoutComma = ({ bytes }: Line): Buffer => (bytes.at(-1) === COMMA ? bytes.subarray(0, -1) : bytes);

/** A line without its end, its number, and whether it has an end: the last of a file that was cut off has none. */
export type Line = Readonly<{ bytes: Buffer; number: number; isWhole: boolean }>;

const END = 0x0a;

/** The lines of a file, one after the other: none is held but the last. */
async function* fileLines(path: string): AsyncGenerator<Line, undefined> {
  let number = 1;
  let partialLine: Buffer[] = [];
  let length = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(END); at >= 0; at = chunk.indexOf(END, from)) {
      yield { bytes: Buffer.concat([...partialLine, chunk.subarray(from, at)]), number, isWhole: true };
      partialLine = [];
      length = 0;
      number += 1;
      from = at + 1;
    }
    const rest = chunk.subarray(from);
    partialLine.push(rest);
    length += rest.length;
    if (length > LONGEST_LINE) throw lineTooLong(number);
  }
  if (length > 0) yield { bytes: Buffer.concat(partialLine), number, isWhole: false };
}
