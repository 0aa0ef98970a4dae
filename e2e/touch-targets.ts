import type { Page } from '@playwright/test';

/**
 * What a finger could miss on a page: controls under 44 pixels high, each with its text and height. A link within a
 * sentence does not count, nor does a control whose touchable area reaches 44 pixels around its middle.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    const controls = 'a[href], button, summary, select, textarea, label:has(input), input:not([type=hidden])';
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const isInSentence = (element: Element) => {
      const around = element.parentElement;
      if (!around || getComputedStyle(element).display !== 'inline') return false;
      return [...around.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.nodeValue ?? ''),
      );
    };
    const answers = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return false;
      return element.contains(hit) || hit.contains(element) === false ? element.contains(hit) : hit.matches('label');
    };
    const reaches = (element: Element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { top, bottom, left, width } = element.getBoundingClientRect();
      const [x, y] = [left + Math.min(width / 2, 20), (top + bottom) / 2];
      return answers(element, x, y - least / 2 + 1) && answers(element, x, y + least / 2 - 1);
    };
    const ownLabel = (element: Element) => {
      const label = element.closest('label');
      return label !== null && label !== element && label.getBoundingClientRect().height >= least;
    };
    return [...document.querySelectorAll(controls)]
      .filter((element) => isSeen(element) && !element.matches('.sr-only, .sr-only *, [inert] *, [disabled]'))
      .filter((element) => element.getBoundingClientRect().height < least - 0.5)
      .filter((element) => !isInSentence(element) && !ownLabel(element) && !reaches(element))
      .map((element) => {
        const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
        const height = Math.round(element.getBoundingClientRect().height);
        return `${element.localName} “${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}” ${height}`;
      });
  });
