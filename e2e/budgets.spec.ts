import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { test } from './journey-test.ts';
import { publicPages } from './public-pages.ts';
import { admin, signIn } from './sign-in.ts';

/**
 * Budgets in bytes, compressed. A missing entry means no specific budget for that page. The folder of a build is in the
 * names of its files, and so in some twenty bytes of each page.
 */
const budgets: Record<string, { scripts: number; all?: number }> = {
  // With the driver's age and another return place in the search, where they are asked: four hundred bytes, here and on the
  // listing.
  home: { scripts: 137_500, all: 500 * 1024 },
  // With filters of several categories, prices as bars, and what is nearest when nothing matches.
  listing: { scripts: 154_300 },
  // With what the rental costs by the day on which it begins, a hundred bytes for the kind of line that a claim is, and two
  // hundred for another return place; its calendar, of nine hundred, comes in time to be weighed or not.
  vehicle: { scripts: 158_800 },
  contact: { scripts: 136_500 },
  terms: { scripts: 130_000 },
  // With what a payment after the return is for: three hundred bytes.
  checkout: { scripts: 186_900 },
};

/** Script budgets: the size on 28 November 2026 plus two percent; on Today also which hand-overs were begun, and the
 * bookings that open over it, two screens more in the rail, and damage that was set at a hand-over; on payments the tab of security deposits and the screens. */
const officeBudgets = { '/admin/dashboard': 145_500, '/admin/payments': 162_300 };

/** With a few hundred bytes for targets that a finger hits on a phone, and two hundred for claims, photographs and agreements,
 * forty for deposits and places, twenty for another return place. */
const STYLES = 15_720;

for (const [name, budget] of Object.entries(budgets))
  test(`${name} stays within its weight`, async ({ page, baseURL }) => {
    const weight = await weigh(page, await pathOf(name, baseURL));
    expect(weight.scripts).toBeGreaterThan(50_000);
    expect(weight.scripts).toBeLessThanOrEqual(budget.scripts);
    expect(weight.styles).toBeGreaterThan(5_000);
    expect(weight.styles).toBeLessThanOrEqual(STYLES);
    if (budget.all) expect(weight.all).toBeLessThanOrEqual(budget.all);
  });

for (const name of Object.keys(budgets))
  test(`nothing on ${name} moves`, async ({ page, baseURL }) => {
    // Fonts stay away: how far the words move when theirs is late depends on the fonts of the machine.
    await page.route('**/*.woff2', (route) => route.abort());
    await watchShifts(page);
    await readToTheEnd(page, await pathOf(name, baseURL));
    // Lighthouse rates up to 0.1 as good. The summary of the checkout grows when the price lines arrive.
    expect(await shiftOf(page)).toBeLessThan(name === 'checkout' ? 0.1 : 0.005);
  });

for (const [path, budget] of Object.entries(officeBudgets))
  test(`${path} stays within its weight`, async ({ page, context }) => {
    await signIn(context, admin);
    const { scripts } = await weigh(page, path);
    expect(scripts).toBeGreaterThan(50_000);
    expect(scripts).toBeLessThanOrEqual(budget);
  });

const pathOf = async (name: string, origin = '') =>
  Object.entries(await publicPages(origin)).find(([one]) => one === name)?.[1] ?? '';

/** Opens the page and scrolls to its end, so that lazy pictures load. */
const readToTheEnd = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
};

/** Adds up the responses of the page. */
const weigh = async (page: Page, path: string) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await readToTheEnd(page, path);
  const parts = await Promise.all(responses.map(weightOf));
  const sum = (kind?: string) =>
    parts.filter((part) => !kind || part.kind === kind).reduce((all, { bytes }) => all + bytes, 0);
  const weight = { scripts: sum('script'), styles: sum('stylesheet'), all: sum() };
  test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
  return weight;
};

const weightOf = async (response: Response) => {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isText = /text|javascript|json|svg|xml/.test(response.headers()['content-type'] ?? '');
  return { kind: response.request().resourceType(), bytes: isText ? gzipSync(body).byteLength : body.byteLength };
};

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watch = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) watch.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page) => page.evaluate(() => Number(Object(window).shifted));
