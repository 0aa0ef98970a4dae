import { type Draft, differing } from './draft.ts';

/** A section that somebody works on: what it began with, what is typed now, and by which version of its group. */
export type Working = Readonly<{ base: Draft; draft: Draft; version: number }>;

/** What is saved by now. */
export type Saved = Readonly<{ values: Draft; version: number }>;

/**
 * A section after somebody saved its group: what was not touched here takes what is saved, what was typed stays. Fields
 * that were changed in both places stand in `met`, and the section keeps the version that it began with until somebody
 * has decided.
 */
export const mergeRemoteChanges = (working: Working, saved: Saved): { working: Working; met: string[] } => {
  if (saved.version <= working.version) return { working, met: [] };
  const { base, draft } = working;
  const theirs = differing(base, saved.values);
  const own = differing(base, draft);
  const met = theirs.filter((path) => own.includes(path) && differing(draft, saved.values).includes(path));
  if (met.length > 0) return { working, met };
  return { working: { base: saved.values, draft: laidOver(saved.values, draft, own), version: saved.version }, met };
};

/** The same, once it is decided that what is typed here counts. */
export const keptOwn = ({ base, draft }: Working, saved: Saved): Working => ({
  base: saved.values,
  draft: laidOver(saved.values, draft, differing(base, draft)),
  version: saved.version,
});

const laidOver = (values: Draft, draft: Draft, paths: readonly string[]): Draft =>
  Object.fromEntries(Object.keys(values).map((path) => [path, (paths.includes(path) ? draft : values)[path] ?? null]));
