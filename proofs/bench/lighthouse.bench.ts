import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../e2e/find-chromium.ts';
import { publicPages } from '../../e2e/public-pages.ts';
import { median } from '../median.ts';
import { benchPlace, startProduct } from '../product.ts';
import type { Bench, Figure, Stage } from './instruments/bench.ts';

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];

/** Lighthouse scores of the main public pages and the booking page, with its slow mobile profile. */
export const bench: Bench = {
  title: 'Public pages by Lighthouse, mobile, built product, median of three',
  measure: async (stage) => {
    const product = await startProduct(benchPlace);
    const { executablePath, args } = await findChromium();
    const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
    try {
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(await publicPages(product.url))) {
        figures.push(...(await judge(stage, { name, url: product.url + path, port: chrome.port })));
      }
      return figures;
    } finally {
      chrome.kill();
      await product.stop();
    }
  },
};

type Page = { name: string; url: string; port: number };

const judge = async ({ isQuick, say }: Stage, { name, url, port }: Page): Promise<Figure[]> => {
  const rounds: Record<Category, number>[] = [];
  for (let round = 1; round <= (isQuick ? 1 : 3); round += 1) {
    const scores = await scoresOf(url, port);
    say(`  ${name}, round ${round}: ${categories.map((one) => `${one} ${scores[one]}`).join(', ')}`);
    rounds.push(scores);
  }
  // The booking page is deliberately hidden from search engines.
  const judged = name === 'checkout' ? categories.filter((one) => one !== 'seo') : categories;
  return judged.map((one) => ({
    name: `${name}, ${one}`,
    value: median(rounds.map((scores) => scores[one])),
    unit: 'of 100',
    goal: { atLeast: goals[one] },
  }));
};

const scoresOf = async (url: string, port: number): Promise<Record<Category, number>> => {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
  const scores = categories.map((one) => [one, Math.round((result?.lhr.categories[one]?.score ?? 0) * 100)]);
  return Object.fromEntries(scores);
};
