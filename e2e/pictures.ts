import { expect, type Page } from '@playwright/test';

/** The folder of pictures of this run, where `npm run pictures` asks for them. */
export const picturesFolder: string | undefined = process.env.PICTURES;

/** What is drawn by time, by chance or by others: it is painted over. */
const unsteady = 'time, iframe, [aria-live]';

/**
 * Keeps a picture of the whole page, or lays it beside the kept one. The next pictures are taken too where one differs.
 * It has the name of its journey, and the number of the look there.
 */
export const keepPicture = (page: Page): Promise<void> =>
  expect.soft(page).toHaveScreenshot({ fullPage: true, threshold: 0.05, mask: [page.locator(unsteady)] });
