import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts listen: what is pressed or typed before would be lost. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

/** Whatever was pressed before is answered when the page is alive; what answers it is gone then. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('main') !== null && !('answerEarlyClicks' in window));
  // What is loaded when it is shown comes when the browser has nothing else to do.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
};
