import { expect, type Locator, type Page } from '@playwright/test';

/** A booking's bar in the calendar; scrolls through the fleet until the bar is rendered. */
export const findBar = async (page: Page, id: string): Promise<Locator> => {
  const bar = page.locator(`[data-booking="${id}"]`);
  await expect(async () => {
    if ((await bar.count()) === 0) await page.locator('[data-calendar]').evaluate(scrollOn);
    expect(await bar.count()).toBe(1);
  }).toPass({ intervals: [50], timeout: 20_000 });
  await bar.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'nearest' }));
  await expect(bar).toBeVisible();
  return bar;
};

/** Scrolls by less than the rendered height, and wraps from the end to the start. */
const scrollOn = (area: Element) => {
  const isAtEnd = area.scrollTop + area.clientHeight >= area.scrollHeight - 1;
  area.scrollTo(0, isAtEnd ? 0 : area.scrollTop + 300);
};
