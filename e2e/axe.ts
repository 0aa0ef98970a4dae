import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { looksOf } from './looks.ts';
import { keepPicture, picturesFolder } from './pictures.ts';

/**
 * What axe objects to on a page, or in a part of it, and we with it: each rule, and where it is broken. It runs in the
 * page itself, frames of others left out, and collects nothing but what is wrong: so it needs a quarter of the time.
 */
export const objectionsTo = async (page: Page, part?: string): Promise<string[]> => {
  await withoutTransitions(page);
  if (picturesFolder) {
    await keepPicture(page);
    return [];
  }
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  await page.emulateMedia({ reducedMotion: null });
  const lost = await page
    .locator(part ?? 'body')
    .locator('fieldset *')
    .evaluateAll(sizedContainers);
  return [...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`), ...lost];
};

/** A colour on its way from one state to another is neither: axe would judge what nobody can read in that moment. */
const withoutTransitions = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
};

/** The same in the theme whose turn it is, in the sweep in both: for a state that one presses the way to. */
export const objectionsInTheme = async (page: Page, part?: string): Promise<string[]> => {
  const objections: string[] = [];
  for (const theme of looksOf(['light', 'dark'])) {
    await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
    objections.push(...(await objectionsTo(page, part)).map((objection) => `${theme}: ${objection}`));
  }
  return objections;
};

/** Within a fieldset, Chromium at times never lays out what asks a container for its width: nothing is there then. */
const sizedContainers = (elements: Element[]): string[] =>
  elements
    .filter((element) => getComputedStyle(element).containerType !== 'normal')
    .map(({ className }) => `container-in-fieldset: ${className}`);
