import { createHash } from 'node:crypto';
import { damaged, endsTooEarly, goesOn } from '../rules/problems.ts';
import { fileLines, type Line } from './file-lines.ts';

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
