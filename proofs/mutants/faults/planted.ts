import ts from 'typescript';
import type { Fault } from './fault.ts';
import { SQL } from './syntax.ts';

/**
 * A file's code with all its faults, each behind a switch, and with counters in its loops. Line numbers stay the same.
 */
export const planted = (file: string, source: string, faults: readonly Fault[]): string => {
  const head = faults.some(({ replacement }) => replacement.includes(`${SQL}.`))
    ? `import * as ${SQL} from 'drizzle-orm';`
    : '';
  return head + written(source, [...loopsOf(file, source), ...faults.map(switchOf)], 0, source.length);
};

/** Wraps or replaces a range of the source; ranges are nested or disjoint. */
type Change = Readonly<{ start: number; end: number; around: (inner: string) => string }>;

const switchOf = ({ id, start, end, replacement }: Fault): Change => ({
  start,
  end,
  around: (inner) => `(globalThis.__fault?.(${id})?(${replacement}):(${inner}))`,
});

const written = (source: string, changes: readonly Change[], from: number, until: number): string => {
  let text = '';
  let at = from;
  const inside = changes.filter(({ start, end }) => start >= from && end <= until);
  while (at < until) {
    const next = widestFrom(inside, at);
    if (!next) break;
    const same = inside.filter(({ start, end }) => start === next.start && end === next.end);
    const others = inside.filter((one) => !same.includes(one) && one.start >= next.start && one.end <= next.end);
    const inner = written(source, others, next.start, next.end);
    text += source.slice(at, next.start) + same.reduce((whole, { around }) => around(whole), inner);
    at = next.end;
  }
  return text + source.slice(at, until);
};

const widestFrom = (changes: readonly Change[], at: number) =>
  changes
    .filter(({ start }) => start >= at)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .at(0);

const loopsOf = (file: string, source: string): Change[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isIterationStatement(node, false)) {
      const { statement } = node;
      const around = (inner: string) => `{globalThis.__turn?.();${inner}}`;
      changes.push({ start: statement.getStart(tree), end: statement.end, around });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return changes;
};
