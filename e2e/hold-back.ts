import type { Page } from '@playwright/test';

/** Holds requests back until the returned function is called. */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let letThrough = () => {};
  const mayPass = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await mayPass;
    await route.continue();
  });
  return letThrough;
};
