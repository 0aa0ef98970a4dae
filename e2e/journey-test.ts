import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { untilTheDayIsLongEnough } from './day.ts';
import { type Product, startProductFor, stopProduct } from './product.ts';

type Journey = {
  /** The product of this file: a business of its own. */
  product: Product;
  /** A browser of another visitor, which leaves when the journey ends: whoever stays goes on drawing. */
  anotherVisitor: (options?: BrowserContextOptions) => Promise<Page>;
};

/** A journey through the product of its file, within one day of Bangkok. */
export const test = base.extend<Journey, { lastProduct: undefined }>({
  lastProduct: [
    // Playwright reads from the pattern which fixtures are wanted.
    async ({ browserName: _ }, use) => {
      await use(undefined);
      await stopProduct();
    },
    { scope: 'worker', auto: true, timeout: 60_000 },
  ],
  product: [
    async ({ browserName: _ }, use, { file, timeout }) => {
      await untilTheDayIsLongEnough(timeout);
      await use(await startProductFor(file));
    },
    { auto: true, timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.origin),
  anotherVisitor: async ({ browser, baseURL }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await (await browser.newContext({ baseURL: baseURL ?? '', ...options })).newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});
