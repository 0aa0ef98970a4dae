import { expect, type Page } from '@playwright/test';

/** The folder of this run's pictures, set by `npm run pictures`. */
export const picturesFolder: string | undefined = process.env.PICTURES;

/** Elements that vary with time, chance or third parties, and are masked. */
const unsteady = 'time, iframe, [aria-live]';

/**
 * Saves a picture of the whole page, or compares it with the saved one; a difference does not stop the journey. Named
 * after the journey, with a running number.
 */
export const keepPicture = (page: Page): Promise<void> =>
  expect.soft(page).toHaveScreenshot({ fullPage: true, threshold: 0.05, mask: [page.locator(unsteady)] });
