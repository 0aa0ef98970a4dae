import type { Tx } from '../database/database.ts';
import { cachedByKey, cachedTables } from '../database/read-cache.ts';

type Page = Readonly<{ status: number; headers: [string, string][]; html: string; nonce: string }>;

/** A page that is not the same for everybody after all, such as one that failed. */
class NotForAll extends Error {
  readonly page: Page;
  constructor(page: Page) {
    super('This page is not the same for everybody');
    this.page = page;
  }
}

const cached = cachedByKey<Page>(cachedTables);

type Options = Readonly<{
  /** All that the page depends on, besides what is in the database. */
  key: string;
  /** The nonce of this request's policy, which stands wherever the first one's stood. */
  nonce: string;
  render: () => Promise<Response>;
}>;

/**
 * A whole page that is the same for everybody with the same key, rendered once until anything that pages show changes,
 * a vehicle's occupancy included. One that is no success, or sets a cookie, is rendered for each.
 */
export const cachedPage = async (db: Tx, { key, nonce, render }: Options): Promise<Response> => {
  const make = async (): Promise<Page> => {
    const answer = await render();
    const page = { status: answer.status, headers: [...answer.headers], html: await answer.text(), nonce };
    if (answer.status !== 200 || answer.headers.has('set-cookie')) throw new NotForAll(page);
    return page;
  };
  const page = await cached(db, key, make).catch((error: unknown) => {
    if (error instanceof NotForAll) return error.page;
    throw error;
  });
  return new Response(page.html.replaceAll(page.nonce, nonce), { status: page.status, headers: page.headers });
};
