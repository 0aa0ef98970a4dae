import { createHash } from 'node:crypto';
import { LONGEST_LINE } from '../backup/backup-format.ts';
import { damaged, endsTooEarly, goesOn, lineTooLong } from '../rules/problems.ts';

const COMMA = 0x2c;

/** Reads the lines of a backup's bytes, and computes the digest of everything before the last line read. */
export const checkedLines = (content: AsyncIterable<Buffer>) => {
  const lines = linesOf(content);
  const hash = createHash('sha256');
  let last: Line | undefined;

  /** The next line, which may be cut off if the file is truncated. Throws at the end of the file. */
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
    /** Must be called when reading stops before the end. */
    close: () => lines.return(undefined),
  };
};

export type CheckedLines = ReturnType<typeof checkedLines>;

/** A line of a list, without its trailing comma. */
export const withoutComma = ({ bytes }: Line): Buffer => (bytes.at(-1) === COMMA ? bytes.subarray(0, -1) : bytes);

/**
 * A line without its line break, and its number. `isWhole`: it had a line break, which the last line of a truncated
 * file lacks.
 */
export type Line = Readonly<{ bytes: Buffer; number: number; isWhole: boolean }>;

const END = 0x0a;

/** The lines one at a time; only the current one is in memory. */
async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Line, undefined> {
  let number = 1;
  let partialLine: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
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
