/** Points as they are typed, one per line. Blank lines are dropped. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A figure as it is typed; empty is zero. */
export const numberOf = (text: string): number => Number(text.trim() || '0');

/** A figure that may be left empty. */
export const numberOrNone = (text: string): number | null => (text.trim() === '' ? null : Number(text));
