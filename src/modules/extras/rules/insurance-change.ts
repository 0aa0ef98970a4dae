import { unknownOption, unknownRateCategory } from './problems.ts';

/** Points one per line: blank lines are dropped. */
export const filledLines = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

/** A package is made of options that there are, and priced for categories in use. */
export const refuseUnknownParts = (
  chosen: Readonly<{ optionIds: readonly string[]; categoryIds: readonly string[] }>,
  existing: Readonly<{ options: ReadonlySet<string>; categories: ReadonlySet<string> }>,
): void => {
  if (chosen.optionIds.some((id) => !existing.options.has(id))) throw unknownOption();
  if (chosen.categoryIds.some((id) => !existing.categories.has(id))) throw unknownRateCategory();
};
