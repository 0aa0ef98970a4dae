import type { Problem } from './problem.ts';

/**
 * Optimistic locking: throws `conflict` when the record is no longer at the version that the caller saw. Without
 * `expectedVersion` there is no check.
 */
export const refuseStale = (
  expectedVersion: number | undefined,
  { version }: Readonly<{ version: number }>,
  conflict: () => Problem,
): void => {
  if (expectedVersion !== undefined && expectedVersion !== version) throw conflict();
};
