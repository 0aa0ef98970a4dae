import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { looksOf } from './looks.ts';
import { keepPicture, picturesFolder } from './pictures.ts';

/**
 * The accessibility violations found by axe and our own rules on a page or a part of it, each with its rule and
 * elements. Runs in the page, without foreign frames, and reports only violations, which takes a quarter of the time.
 */
export const accessibilityViolations = async (page: Page, part?: string): Promise<string[]> => {
  await withoutTransitions(page);
  if (picturesFolder) await keepPicture(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  await page.emulateMedia({ reducedMotion: null });
  const lost = await page
    .locator(part ?? 'body')
    .locator('fieldset *')
    .evaluateAll(sizedContainers);
  return [...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`), ...lost];
};

/** Finishes transitions: axe would judge intermediate colours that are visible only for a moment. */
const withoutTransitions = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
};

/**
 * Like `accessibilityViolations`, in the theme of this run's turn, or in both in the sweep; for a state reached by interaction.
 */
export const objectionsInTheme = async (page: Page, part?: string): Promise<string[]> => {
  const objections: string[] = [];
  for (const theme of looksOf(['light', 'dark'])) {
    await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
    objections.push(...(await accessibilityViolations(page, part)).map((objection) => `${theme}: ${objection}`));
  }
  return objections;
};

/** Inside a fieldset, Chromium sometimes never lays out a size container, so its content is missing. */
const sizedContainers = (elements: Element[]): string[] =>
  elements
    .filter((element) => getComputedStyle(element).containerType !== 'normal')
    .map(({ className }) => `container-in-fieldset: ${className}`);
