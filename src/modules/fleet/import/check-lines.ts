import { type BadLine, NewVehicle } from '#contract/office/fleet.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { type FieldProblem, fieldProblem, readProblemText } from '#kernel/problem.ts';
import { FIRST_YEAR, lastYear } from '#kernel/vehicle-limits.ts';
import { usualProblem } from '#platform/http/input/wrong-form.ts';
import type { ReadLine } from '../fleet-tables.ts';
import { asSent } from '../rules/file-cells.ts';
import type { FileLine } from './read-file.ts';

type Known = Readonly<{
  /** Slugs and names, in small letters. */
  categories: ReadonlySet<string>;
  plates: ReadonlySet<string>;
  now: Temporal.Instant;
}>;

/** Parts the lines of a file into vehicles that can be taken, and bad ones with every reason. */
export const checkLines = (lines: readonly FileLine[], known: Known): { good: ReadLine[]; bad: BadLine[] } => {
  const firstWith = new Map<string, number>();
  const good: ReadLine[] = [];
  const bad: BadLine[] = [];
  for (const { line, cells } of lines) {
    const licensePlate = cells.licensePlate ?? '';
    const { data, error } = NewVehicle.safeParse(asSent(cells), { error: usualProblem });
    const before = firstWith.get(licensePlate);
    if (licensePlate && before === undefined) firstWith.set(licensePlate, line);
    const reasons = [
      ...[...new Set(error?.issues.map(({ message }) => message) ?? [])].map(readProblemText),
      ...reasonsBeyondShape(cells, known),
      ...(before === undefined ? [] : [fieldProblem('fleet.plate-on-line', { line: before })]),
    ];
    if (data && reasons.length === 0) good.push({ line, vehicle: data });
    else bad.push({ line, licensePlate, reasons });
  }
  return { good, bad };
};

const reasonsBeyondShape = ({ licensePlate, category, year }: FileLine['cells'], known: Known): FieldProblem[] => {
  const last = lastYear(bangkokDate(known.now));
  return [
    ...(licensePlate ? [] : [fieldProblem('fleet.plate-required')]),
    ...(licensePlate && known.plates.has(licensePlate) ? [fieldProblem('fleet.plate-taken')] : []),
    ...(category && !known.categories.has(category.toLowerCase())
      ? [fieldProblem('fleet.no-category-named', { name: category })]
      : []),
    ...(Number(year) > last && Number(year) <= 2100
      ? [fieldProblem('fleet.year-too-late', { from: `${FIRST_YEAR}`, to: `${last}` })]
      : []),
  ];
};
