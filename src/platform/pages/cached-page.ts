import { createHash } from 'node:crypto';
import type { Tx } from '../database/database.ts';
import { cachedByKey, cachedTables } from '../database/read-cache.ts';

/** A page whose bytes are the same for everybody: its inline scripts have no nonce, and its policy names their hashes. */
export type CachedPage = Readonly<{ status: number; headers: Headers; body: Buffer; hashes: readonly string[] }>;

/** A page that is not the same for everybody after all, such as one that failed. */
class NotForAll extends Error {
  readonly page: CachedPage;
  constructor(page: CachedPage) {
    super('This page is not the same for everybody');
    this.page = page;
  }
}

const cached = cachedByKey<CachedPage>(cachedTables);

type Options = Readonly<{
  /** All that the page depends on, besides what is in the database. */
  key: string;
  /** The nonce with which it is rendered. */
  nonce: string;
  render: () => Promise<Response>;
}>;

/**
 * A whole page that is the same for everybody with the same key, rendered once until anything that pages show changes,
 * a vehicle's occupancy included. One that is no success, or sets a cookie, is rendered for each.
 */
export const cachedPage = async (db: Tx, { key, nonce, render }: Options): Promise<CachedPage> => {
  const make = async (): Promise<CachedPage> => {
    const { status, headers, ...answer } = await wholeOf(await render());
    const html = answer.html.replaceAll(` nonce="${nonce}"`, '');
    const page = { status, headers, body: Buffer.from(html), hashes: hashesIn(html) };
    if (status !== 200 || headers.has('set-cookie')) throw new NotForAll(page);
    return page;
  };
  return cached(db, key, make).catch((error: unknown) => {
    if (error instanceof NotForAll) return error.page;
    throw error;
  });
};

const wholeOf = async (answer: Response) => ({
  ...{ status: answer.status, headers: answer.headers },
  html: await answer.text(),
});

const script = /<script\b([^>]*)>(.*?)<\/script>/gs;

/** The hashes of a page's inline scripts, and of the module that `PageScripts` starts later from the data with the id `start`. */
const hashesIn = (html: string): string[] =>
  [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) => {
    if (/\bid="start"/.test(attributes)) return [hashOf((JSON.parse(text) as { module: string }).module)];
    return /\bsrc=|\btype="application\//.test(attributes) ? [] : [hashOf(text)];
  });

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
