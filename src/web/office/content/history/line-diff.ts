export type DiffLine = Readonly<{ kind: 'same' | 'removed' | 'added'; text: string }>;

/** Beyond this many pairs of lines, the comparison is too slow to wait for. */
const MOST_PAIRS = 4_000_000;

/** The lines to remove and add to turn one text into the other. */
export const lineDiff = (before: string, after: string): DiffLine[] => {
  const [a, b] = [linesOf(before), linesOf(after)];
  const head = commonHead(a, b);
  const tail = commonHead(a.slice(head).reverse(), b.slice(head).reverse());
  const middle = between(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  return [...a.slice(0, head).map(same), ...middle, ...a.slice(a.length - tail).map(same)];
};

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));
const same = (text: string): DiffLine => ({ kind: 'same', text });
const removed = (text: string): DiffLine => ({ kind: 'removed', text });
const added = (text: string): DiffLine => ({ kind: 'added', text });

const commonHead = (a: readonly string[], b: readonly string[]): number => {
  const end = a.findIndex((line, index) => line !== b[index]);
  return end === -1 ? a.length : end;
};

/** Diffs by the longest common subsequence of lines. */
const between = (a: readonly string[], b: readonly string[]): DiffLine[] => {
  if (a.length * b.length > MOST_PAIRS) return [...a.map(removed), ...b.map(added)];
  const longest = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = longest[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      lines.push(same(left));
      i += 1;
      j += 1;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push(removed(left));
      i += 1;
    } else if (right !== undefined) {
      lines.push(added(right));
      j += 1;
    }
  }
  return lines;
};

/** The changed lines with a few around each; `null` marks omitted lines. */
export const aroundChanges = (lines: readonly DiffLine[], around = 2): (DiffLine | null)[] => {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== 'same');
  return lines.flatMap((line, index) => {
    if (isNear(index)) return [line];
    return index === 0 || isNear(index - 1) ? [null] : [];
  });
};
