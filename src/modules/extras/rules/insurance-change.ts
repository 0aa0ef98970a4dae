import { changedMeanwhile, noSuchCategory, noSuchOption } from './problems.ts';

/** What was seen must be what is: two people at one record do not overwrite each other. */
export const refuseStale = (seen: number | undefined, { version }: { version: number }): void => {
  if (seen !== undefined && seen !== version) throw changedMeanwhile();
};

/** Points one per line: blank lines are dropped (document 3, section 5). */
export const filledLines = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

/** A package is made of options that there are, and priced for categories in use. */
export const refuseUnknownParts = (
  asked: Readonly<{ optionIds: readonly string[]; categoryIds: readonly string[] }>,
  known: Readonly<{ options: ReadonlySet<string>; categories: ReadonlySet<string> }>,
): void => {
  if (asked.optionIds.some((id) => !known.options.has(id))) throw noSuchOption();
  if (asked.categoryIds.some((id) => !known.categories.has(id))) throw noSuchCategory();
};
