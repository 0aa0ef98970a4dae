import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { untilTheDayIsLongEnough } from './day.ts';
import { type Product, startProductFor, stopProduct } from './product.ts';

type Journey = {
  /** The product of this file, with a business of its own. */
  product: Product;
  /** Opens another visitor's browser, closed at the end of the journey, since open pages keep rendering. */
  anotherVisitor: (options?: BrowserContextOptions) => Promise<Page>;
};

/** A test with the product of its file, run within one day of Bangkok. */
export const test = base.extend<Journey, { lastProduct: undefined }>({
  lastProduct: [
    // Playwright reads the fixtures needed from the destructuring pattern.
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
