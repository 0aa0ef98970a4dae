import type { Problem } from './problem.ts';

/**
 * Throws `conflict` where a record has moved on since its version was seen: two people at one record do not overwrite
 * each other. Who sends no version has not looked, and writes.
 */
export const refuseStale = (
  expectedVersion: number | undefined,
  { version }: Readonly<{ version: number }>,
  conflict: () => Problem,
): void => {
  if (expectedVersion !== undefined && expectedVersion !== version) throw conflict();
};
