import pg from 'pg';
import { vi } from 'vitest';

type QueryArgument = string | { text?: string };

/** What the database is asked while some work is done, statement by statement, without the values. */
export const statementsDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
  using query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  return query.mock.calls.map((values: readonly unknown[]) => {
    const first = values[0] as QueryArgument;
    return typeof first === 'string' ? first : (first.text ?? '');
  });
};
