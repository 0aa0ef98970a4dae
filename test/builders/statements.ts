import pg from 'pg';
import { vi } from 'vitest';

type Asked = string | { text?: string };

/** What the database is asked while some work is done, statement by statement, without the values. */
export const statementsDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
  using query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  return query.mock.calls.map((values: readonly unknown[]) => {
    const asked = values[0] as Asked;
    return typeof asked === 'string' ? asked : (asked.text ?? '');
  });
};
