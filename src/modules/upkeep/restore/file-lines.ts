import { createReadStream } from 'node:fs';
import { LONGEST_LINE } from '../backup/backup-format.ts';
import { lineTooLong } from '../rules/problems.ts';

/** A line without its end, its number, and whether it has an end: the last of a file that was cut off has none. */
export type Line = Readonly<{ bytes: Buffer; number: number; isWhole: boolean }>;

const END = 0x0a;

/** The lines of a file, one after the other: none is held but the last. */
export async function* fileLines(path: string): AsyncGenerator<Line, undefined> {
  let number = 1;
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(END); at >= 0; at = chunk.indexOf(END, from)) {
      yield { bytes: Buffer.concat([...begun, chunk.subarray(from, at)]), number, isWhole: true };
      begun = [];
      length = 0;
      number += 1;
      from = at + 1;
    }
    const rest = chunk.subarray(from);
    begun.push(rest);
    length += rest.length;
    if (length > LONGEST_LINE) throw lineTooLong(number);
  }
  if (length > 0) yield { bytes: Buffer.concat(begun), number, isWhole: false };
}
