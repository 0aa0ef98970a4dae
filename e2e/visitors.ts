import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';

type Visitors = { anotherVisitor: (options?: BrowserContextOptions) => Promise<Page> };

/**
 * A journey in which others come too, each with a browser of their own. They leave when it ends: whoever stays goes on
 * drawing, and is traced, through all later journeys.
 */
export const test = base.extend<Visitors>({
  anotherVisitor: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});
