/** Points as they are typed, one per line. Blank lines are dropped. */
export const parseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
