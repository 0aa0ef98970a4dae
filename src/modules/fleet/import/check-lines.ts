import { type BadLine, NewVehicle } from '#contract/office/fleet.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { lastYear } from '#kernel/vehicle-limits.ts';
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
    const { data, error } = NewVehicle.safeParse(asSent(cells));
    const before = firstWith.get(licensePlate);
    if (licensePlate && before === undefined) firstWith.set(licensePlate, line);
    const reasons = [
      ...new Set(error?.issues.map(({ message }) => message) ?? []),
      ...reasonsBeyondShape(cells, known),
      ...(before === undefined ? [] : [`Line ${before} has the same licence plate`]),
    ];
    if (data && reasons.length === 0) good.push({ line, vehicle: data });
    else bad.push({ line, licensePlate, reasons });
  }
  return { good, bad };
};

const reasonsBeyondShape = ({ licensePlate, category, year }: FileLine['cells'], known: Known): string[] => {
  const last = lastYear(bangkokDate(known.now));
  return [
    ...(licensePlate ? [] : ['License plate is required']),
    ...(licensePlate && known.plates.has(licensePlate) ? ['Another vehicle has this licence plate'] : []),
    ...(category && !known.categories.has(category.toLowerCase()) ? [`There is no category “${category}”`] : []),
    ...(Number(year) > last && Number(year) <= 2100 ? [`Year must be from 1990 to ${last}`] : []),
  ];
};
