import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
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
  context: async ({ context }, use) => {
    const reported = reactErrorsIn(context);
    await use(context);
    expect(reported).toEqual([]);
  },
  anotherVisitor: async ({ browser, baseURL }, use) => {
    const pages: Page[] = [];
    const reported: string[][] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', ...options });
      reported.push(reactErrorsIn(context));
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
    expect(reported.flat()).toEqual([]);
  },
});

/**
 * What React reports of the pages of a browser, such as markup that is not what the server made: it recovers by
 * rendering anew, so nobody would notice.
 */
const reactErrorsIn = (context: BrowserContext): string[] => {
  const reported: string[] = [];
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (message.includes('Minified React error')) reported.push(`${error.page()?.url()}: ${message}`);
  });
  return reported;
};
