import { unknownOption, unknownRateCategory } from './problems.ts';

/** Trims the lines of a list and drops blank ones. */
export const filledLines = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

/** 422 for an option that does not exist, and for a category that is not in use. */
export const refuseUnknownParts = (
  chosen: Readonly<{ optionIds: readonly string[]; categoryIds: readonly string[] }>,
  existing: Readonly<{ options: ReadonlySet<string>; categories: ReadonlySet<string> }>,
): void => {
  if (chosen.optionIds.some((id) => !existing.options.has(id))) throw unknownOption();
  if (chosen.categoryIds.some((id) => !existing.categories.has(id))) throw unknownRateCategory();
};
