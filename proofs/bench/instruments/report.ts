import { type Bench, type Figure, isMet } from './bench.ts';

export type Measured = Readonly<{ title: Bench['title']; figures: readonly Figure[] }>;

/** A bench's figures as a text table: name, then, now, limit, goal, and whether it is met. */
export const tableOf = ({ figures }: Measured): string => {
  const rows = [['', 'then', 'now', 'limit', 'goal', ''], ...figures.map(cellsOf)];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
  return rows.map(line).join('\n');
};

/** The same as a table of a document. */
export const markdownOf = ({ figures }: Measured): string => {
  const rows = [
    ['', 'then', 'now', 'limit', 'goal', ''],
    ['---', '---', '---', '---', '---', '---'],
    ...figures.map(cellsOf),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

const cellsOf = (figure: Figure): string[] => {
  const { was, value, limit, unit } = figure;
  const others = [was, limit].map((one) => (one === undefined ? '' : numberOf(one, unit)));
  return [figure.name, others[0] ?? '', amountOf({ value, unit }), others[1] ?? '', goalOf(figure), verdictOf(figure)];
};

/** A missed goal as text: `search throughput is 0.65 times, goal at least 0.7` */
export const missOf = (figure: Figure): string => `${figure.name} is ${amountOf(figure)}, goal ${goalOf(figure)}`;

const wholeUnits: readonly Figure['unit'][] = ['a second', 'of 100', 'in all', 'rows', 'bytes'];

const numberOf = (value: number, unit: Figure['unit']) => value.toFixed(wholeUnits.includes(unit) ? 0 : 2);
const amountOf = ({ value, unit }: Pick<Figure, 'value' | 'unit'>): string => `${numberOf(value, unit)} ${unit}`;

const goalOf = ({ goal }: Figure): string => {
  if (!goal) return '';
  return 'atLeast' in goal ? `at least ${goal.atLeast}` : `less than ${goal.lessThan}`;
};

const verdictOf = (figure: Figure): string => {
  if (!figure.goal) return '';
  return isMet(figure) ? 'met' : 'MISSED';
};
