import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts listen: what is pressed or typed before would be lost. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

/** React marks what it takes over, and is done with it when the browser has nothing left to do. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
};
