import { share } from './growth.ts';

type Use = Readonly<{ categoryId: string; there: number; rented: number }>;

/** The share of their time in which vehicles were rented, in whole percent; null of none. */
export const utilisation = (uses: readonly Use[]): number | null =>
  share(
    uses.reduce((all, { rented }) => all + rented, 0),
    uses.reduce((all, { there }) => all + there, 0),
  );

/** How many vehicles were out on an average day, to one decimal. */
export const outOnAverage = (uses: readonly Use[], days: number): number =>
  Math.round((uses.reduce((all, { rented }) => all + rented, 0) / (days * 86_400)) * 10) / 10;

/** A category's vehicles: how many there were, how many were rented at all, and how much. */
export const categoryUse = (categoryId: string, now: readonly Use[], before: readonly Use[]) => {
  const own = now.filter((use) => use.categoryId === categoryId);
  return {
    utilizationRate: utilisation(own),
    utilizationBefore: utilisation(before.filter((use) => use.categoryId === categoryId)),
    utilized: own.filter(({ rented }) => rented > 0).length,
    total: own.length,
  };
};
