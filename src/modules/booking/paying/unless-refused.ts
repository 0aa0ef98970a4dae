import { Problem } from '#kernel/problem.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** The result of the work; null if it was refused with a conflict: it is then rolled back. */
export const unlessRefused = async <Result>(
  ctx: Context,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result | null> => {
  try {
    return await ctx.tx.transaction((tx) => work(tx));
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return null;
    throw error;
  }
};
