import pg from 'pg';
import { vi } from 'vitest';

type QueryArgument = string | { text?: string };

/** The SQL statements, without values, that are sent while the work runs. */
export const statementsDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
  using query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  return query.mock.calls.map((values: readonly unknown[]) => {
    const first = values[0] as QueryArgument;
    return typeof first === 'string' ? first : (first.text ?? '');
  });
};
