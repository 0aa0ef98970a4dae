import type { Page } from '@playwright/test';

/** Lets requests wait until the function that it answers is called. */
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
