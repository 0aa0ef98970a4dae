import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Fault, keyOf } from './faults/fault.ts';

const FILE = 'proofs/mutants/explained.txt';

/**
 * Reads the surviving mutants that are explained as harmless, by key; each line is `file | within | operator | code =>
 * because`.
 */
export const readExplanations = async (): Promise<ReadonlyMap<string, string>> => {
  const text = await readFile(join(import.meta.dirname, 'explained.txt'), 'utf8');
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const cut = line.lastIndexOf(' => ');
        if (cut < 0) throw new Error(`${FILE}: no " => " in ${line}`);
        return [line.slice(0, cut), line.slice(cut + 4)];
      }),
  );
};

type Outcome = Readonly<{ possible: readonly Omit<Fault, 'id'>[]; caught: readonly Fault[] }>;

/** The stale explanations: of code that no longer exists, or of mutants that a test now catches. */
export const staleOf = (explanations: ReadonlyMap<string, string>, { possible, caught }: Outcome): string[] => {
  const there = new Set(possible.map(keyOf));
  const seen = new Set(caught.map(keyOf));
  return [...explanations.keys()].flatMap((key) => {
    if (!there.has(key)) return [`${FILE} explains what is not there: ${key}`];
    return seen.has(key) ? [`${FILE} explains what is caught: ${key}`] : [];
  });
};
