import { share } from './growth.ts';

type Use = Readonly<{ there: number; rented: number }>;
type CategoryUse = Use & Readonly<{ categoryId: string; total: number; utilized: number }>;

/** The utilisation: rented time as a whole percentage of available time; null if there is none. */
export const utilisation = (uses: readonly Use[]): number | null =>
  share(
    uses.reduce((all, { rented }) => all + rented, 0),
    uses.reduce((all, { there }) => all + there, 0),
  );

/** The average number of vehicles rented out, to one decimal. */
export const outOnAverage = (uses: readonly Use[], days: number): number =>
  Math.round((uses.reduce((all, { rented }) => all + rented, 0) / (days * 86_400)) * 10) / 10;

/**
 * The use of a category's vehicles: the utilisation, that of the period before, how many were rented at all, and their
 * total number.
 */
export const categoryUse = (categoryId: string, now: readonly CategoryUse[], before: readonly CategoryUse[]) => {
  const isOwn = (use: CategoryUse) => use.categoryId === categoryId;
  const own = now.filter(isOwn);
  return {
    utilizationRate: utilisation(own),
    utilizationBefore: utilisation(before.filter(isOwn)),
    utilized: own[0]?.utilized ?? 0,
    total: own[0]?.total ?? 0,
  };
};
