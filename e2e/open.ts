import type { Page } from '@playwright/test';

/** Opens a page and waits for hydration: earlier input would be lost. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

/** Waits for hydration, which replays earlier clicks and then removes the script that recorded them. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('main') !== null && !('answerEarlyClicks' in window));
  // Components loaded on demand arrive when the browser is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
};
