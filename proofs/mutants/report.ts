import { moduleOf } from './faults/choose.ts';
import { type Fault, keyOf } from './faults/fault.ts';
import type { HuntResult } from './run/hunt.ts';

type Row = Readonly<{ planted: number; caught: number; survived: number; explained: number }>;

const isIn = (explanations: ReadonlyMap<string, string>, { fault }: HuntResult) => explanations.has(keyOf(fault));

const rowOf = (results: readonly HuntResult[], explanations: ReadonlyMap<string, string>): Row => {
  const survivors = results.filter(({ caughtBy }) => caughtBy === null);
  return {
    planted: results.length,
    caught: results.length - survivors.length,
    survived: survivors.length,
    explained: survivors.filter((one) => isIn(explanations, one)).length,
  };
};

/** A fault's line number and key; the key can be copied into an explanation. */
export const lineOf = (fault: Fault): string => `line ${fault.line}: ${keyOf(fault)}`;

export const survivorLine = ({ fault, silent }: HuntResult): string =>
  `SURVIVED ${lineOf(fault)}\n  instead: ${fault.replacement.replace(/\s+/g, ' ').slice(0, 160)}\n  ${
    silent > 0 ? `${silent} near tests reach it and say nothing` : 'no near test reaches it'
  }`;

/** The table of modules for docs/quality/mutants.md. */
export const tableOf = (results: readonly HuntResult[], explanations: ReadonlyMap<string, string>): string[] => {
  const modules = [...Map.groupBy(results, ({ fault }) => moduleOf(fault.file))].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const line = (name: string, { planted, caught, survived, explained }: Row) =>
    `| ${name} | ${planted} | ${caught} | ${survived} | ${explained} |`;
  return [
    '| Module | Planted | Caught | Survived | Explained |',
    '|---|---|---|---|---|',
    ...modules.map(([name, those]) => line(name, rowOf(those, explanations))),
    line('all', rowOf(results, explanations)),
  ];
};

export const unexplainedOf = (
  results: readonly HuntResult[],
  explanations: ReadonlyMap<string, string>,
): HuntResult[] => results.filter((one) => one.caughtBy === null && !isIn(explanations, one));

export const verdictOf = (
  results: readonly HuntResult[],
  explanations: ReadonlyMap<string, string>,
  seed: number,
): string => {
  const { planted, caught, survived, explained } = rowOf(results, explanations);
  const share = planted === 0 ? 0 : Math.floor((1000 * caught) / planted) / 10;
  return `${planted} faults planted, ${caught} caught, ${survived} survived, ${explained} explained: ${share} % (seed ${seed})`;
};
