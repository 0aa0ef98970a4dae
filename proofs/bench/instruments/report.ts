import { type Bench, type Figure, isMet } from './bench.ts';

export type Measured = Readonly<{ title: Bench['title']; figures: readonly Figure[] }>;

/** A bench's figures as a text table: name, value, goal, and whether it is met. */
export const tableOf = ({ figures }: Measured): string => {
  const rows = figures.map((figure) => [figure.name, amountOf(figure), goalOf(figure), verdictOf(figure)]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
  return rows.map(line).join('\n');
};

/** A missed goal as text: `search throughput is 0.65 times, goal at least 0.7` */
export const missOf = (figure: Figure): string => `${figure.name} is ${amountOf(figure)}, ${goalOf(figure)}`;

const wholeUnits: readonly Figure['unit'][] = ['a second', 'of 100', 'in all'];

const amountOf = ({ value, unit }: Figure): string => `${value.toFixed(wholeUnits.includes(unit) ? 0 : 2)} ${unit}`;

const goalOf = ({ goal }: Figure): string => {
  if (!goal) return '';
  return 'atLeast' in goal ? `goal at least ${goal.atLeast}` : `goal less than ${goal.lessThan}`;
};

const verdictOf = (figure: Figure): string => {
  if (!figure.goal) return '';
  return isMet(figure) ? 'met' : 'MISSED';
};
