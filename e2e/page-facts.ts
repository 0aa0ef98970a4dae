import type { APIRequestContext, Page } from '@playwright/test';
import { inDays } from './journey.ts';
import { product } from './product.ts';

/** A page's head after its scripts have run, and its structured data. */
export const readHead = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    const shared = [...document.querySelectorAll('meta[property^="og:"]')].map((tag) => [
      tag.getAttribute('property') ?? '',
      tag.getAttribute('content') ?? '',
    ]);
    const facts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      language: document.documentElement.lang,
      titles: [...document.querySelectorAll('head title')].map((title) => title.textContent ?? ''),
      descriptions: all('meta[name="description"]', 'content'),
      robots: all('meta[name="robots"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href'),
      versions: [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
      shared: Object.fromEntries(shared) as Record<string, string>,
      sharedTwice: shared.length !== new Set(shared.map(([name]) => name)).size,
      cards: all('meta[name="twitter:card"]', 'content'),
      facts: facts.map((script) => JSON.parse(script.textContent ?? '')),
    };
  });

/** A vehicle that can be booked. */
export const anyVehicle = async (request: APIRequestContext): Promise<{ id: string; brand: string; model: string }> => {
  const { data } = await (await request.get('/api/vehicles/available?page=1&limit=1')).json();
  return data[0];
};

/** Collects a page's errors and content security policy violations. */
export const problemsOf = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
};

/**
 * Pages that search engines must not list (filtered, private or missing): path, status, and canonical address if any.
 */
export const unlistedPages = (id: string) => {
  const dates = `pickupDate=${inDays(20)}&returnDate=${inDays(25)}`;
  const { origin } = product();
  return [
    [`/vehicles?seats=7&${dates}`, 200, [`${origin}/vehicles`]],
    ['/vehicles?category=suv&seats=7', 200, [`${origin}/vehicles?category=suv`]],
    ['/login', 200, []],
    ['/register', 200, []],
    ['/verify-email#token=of-a-mail', 200, []],
    ['/password-reset', 200, []],
    ['/password-reset/confirm#token=of-a-mail', 200, []],
    ['/demo', 200, []],
    ['/account-deleted', 200, []],
    ['/unauthorized', 403, []],
    [`/booking?vehicle=${id}&${dates}`, 200, []],
    ['/no-such-page', 404, []],
    ['/not-found', 404, []],
    ['/vehicles/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', 404, []],
  ] as const;
};
