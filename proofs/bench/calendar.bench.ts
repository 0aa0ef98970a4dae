import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../e2e/find-chromium.ts';
import { median } from '../median.ts';
import { benchPlace, startProduct } from '../product.ts';
import { sessionOf } from '../session.ts';
import { calendar, fillCalendar } from './business/fill-calendar.ts';
import type { Bench, Figure, Stage } from './instruments/bench.ts';

const { vehicles, days, bookings, from } = calendar;

/**
 * Measures the calendar of a large fleet in a browser, on the built product: DOM nodes, scrolling, and time to first
 * rows.
 */
export const bench: Bench = {
  title: `Calendar of ${vehicles} vehicles, ${days} days and ${bookings.toLocaleString('en')} bookings in a browser`,
  measure: async (stage) => {
    const databaseUrl = await stage.businesses.filledBy(fillCalendar);
    const { token } = await sessionOf(databaseUrl, 'STAFF');
    const product = await startProduct({ ...benchPlace, env: { DATABASE_URL: databaseUrl } });
    const browser = await chromium.launch(await findChromium());
    try {
      const seen: Seen[] = [];
      for (let round = 1; round <= (stage.isQuick ? 1 : 5); round += 1) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        await context.addCookies([{ name: 'session', value: token, url: product.url }]);
        seen.push(
          await look(stage, await context.newPage(), `${product.url}/admin/calendar?from=${from}&days=${days}`),
        );
        await context.close();
      }
      return figuresOf(seen);
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

type Seen = Readonly<{ nodes: number; longestTaskMs: number; firstRowsMs: number; bytes: number }>;

const figuresOf = (seen: readonly Seen[]): Figure[] => [
  { name: 'DOM nodes', value: Math.max(...seen.map(({ nodes }) => nodes)), unit: 'in all', goal: { lessThan: 3_001 } },
  {
    name: 'longest task while scrolling',
    // The goal holds for the longest task of all rounds.
    value: Math.max(...seen.map(({ longestTaskMs }) => longestTaskMs)),
    unit: 'ms',
    goal: { lessThan: 100 },
  },
  {
    name: 'first rows',
    value: median(seen.map(({ firstRowsMs }) => firstRowsMs)),
    unit: 'ms',
    goal: { lessThan: 1_000 },
  },
  {
    name: 'the page as it is sent',
    value: median(seen.map(({ bytes }) => bytes)),
    unit: 'bytes',
    goal: { lessThan: 150_001 },
  },
];

const look = async ({ say }: Stage, page: Page, address: string): Promise<Seen> => {
  const answer = await page.goto(address, { waitUntil: 'commit' });
  const bar = page.locator('[data-booking]').first();
  await bar.waitFor();
  const firstRowsMs = await page.evaluate(() => performance.now());
  await page.waitForLoadState('load');
  const bytes = (await answer?.request().sizes())?.responseBodySize ?? Number.NaN;
  const { nodes, longestTaskMs } = await page.evaluate(scrollThrough);
  say(`  ${nodes} nodes, longest task ${longestTaskMs.toFixed(0)} ms, first rows after ${firstRowsMs.toFixed(0)} ms`);
  return { nodes, longestTaskMs, firstRowsMs, bytes };
};

/** Runs in the page: scrolls down and across frame by frame; returns the most nodes and the longest task seen. */
const scrollThrough = async () => {
  const area = document.querySelector('[data-calendar]');
  if (!area) throw new Error('There is no calendar on the page');
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let nodes = 0;
  for (let step = 0; step < 240; step += 1) {
    const isDown = step % 80 < 60;
    area.scrollBy(isDown ? { top: 240 } : { left: 320 });
    await frame();
    nodes = Math.max(nodes, document.querySelectorAll('*').length);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return { nodes, longestTaskMs: Math.max(0, ...tasks) };
};
