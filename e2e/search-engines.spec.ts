import { get } from 'node:http';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from './journey-test.ts';
import { looksOf } from './looks.ts';
import { hydrated } from './open.ts';
import { anyVehicle, problemsOf, readHead, unlistedPages } from './page-facts.ts';
import { product } from './product.ts';
import { person, signIn } from './sign-in.ts';

const origin = () => product().origin;
const site = 'Saphan Car Rental';

const open = async (page: Page, path: string) => {
  const answer = await page.goto(path);
  await hydrated(page);
  return { answer, head: await readHead(page) };
};

const namesOf = (facts: { '@type': string | string[] }[]) => facts.map((one) => [one['@type']].flat()[0]).sort();

/** Each public page's address, and the types of its structured data. */
const pagesWith = (vehicle: string) =>
  [
    ['/', ['AutoRental', 'WebSite']],
    ['/vehicles', ['BreadcrumbList', 'ItemList']],
    ['/vehicles?category=suv', ['BreadcrumbList', 'ItemList']],
    [`/vehicles/${vehicle}`, ['BreadcrumbList', 'Product']],
  ] as const;

const inLanguage = (path: string, language: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

for (const language of looksOf(['en', 'th', null] as const))
  test(`every public page says what it is, ${language ? `in "${language}"` : 'without a language in its address'}`, async ({
    page,
    request,
  }) => {
    const problems = problemsOf(page);
    const { id } = await anyVehicle(request);
    const titles = new Set<string>();
    for (const [path, facts] of pagesWith(id)) {
      const own = language ? inLanguage(path, language) : path;
      const { answer, head } = await open(page, own);
      expect([path, answer?.status(), head.language]).toEqual([path, 200, language ?? 'en']);
      expect(answer?.headers()['content-language']).toBe(head.language);
      expect(head.titles).toEqual([expect.stringMatching(new RegExp(`.+ - ${site}$`))]);
      expect(head.descriptions).toHaveLength(1);
      expect(head.descriptions[0]?.length).toBeGreaterThan(40);
      expect(head.descriptions[0]?.length).toBeLessThanOrEqual(160);
      expect(head.robots).toEqual([]);
      expect(head.canonicals).toEqual([origin() + own]);
      expect(head.versions).toEqual([
        ['en', origin() + inLanguage(path, 'en')],
        ['th', origin() + inLanguage(path, 'th')],
        ['x-default', origin() + path],
      ]);
      expect([head.sharedTwice, head.cards]).toEqual([false, ['summary_large_image']]);
      expect(`${head.shared['og:title']} - ${site}`).toBe(head.titles[0]);
      expect(head.shared).toMatchObject({
        'og:type': 'website',
        'og:site_name': site,
        'og:description': head.descriptions[0],
        'og:url': origin() + own,
        'og:locale': language === 'th' ? 'th_TH' : 'en_US',
        'og:locale:alternate': language === 'th' ? 'en_US' : 'th_TH',
        'og:image': `${origin()}/og/${path.includes(id) ? `vehicle/${id}` : 'home'}.png`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/./),
      });
      expect([path, namesOf(head.facts)]).toEqual([path, facts]);
      titles.add(head.titles[0] ?? '');
    }
    expect(titles.size).toBe(4);
    expect(problems).toEqual([]);
  });

test('the facts are those that the pages show', async ({ page, request }) => {
  const vehicle = await anyVehicle(request);
  const [business] = (await open(page, '/')).head.facts;
  expect(business).toMatchObject({ '@context': 'https://schema.org', name: site, url: `${origin()}/` });
  expect(business.openingHoursSpecification.length).toBeGreaterThan(0);
  for (const name of ['telephone', 'address', 'geo', 'priceRange', 'areaServed', 'sameAs'])
    expect([name, business[name]]).toEqual([name, expect.anything()]);
  const { facts } = (await open(page, `/vehicles/${vehicle.id}`)).head;
  const product = facts.find((one) => one['@type'].includes('Product'));
  expect(product).toMatchObject({
    name: expect.stringContaining(`${vehicle.brand} ${vehicle.model}`),
    image: `${origin()}/og/vehicle/${vehicle.id}.png`,
    brand: { name: vehicle.brand },
    offers: { priceCurrency: 'THB', availability: 'https://schema.org/InStock' },
  });
  const shown = `฿${product.offers.price.toLocaleString('en-US')}`;
  await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
});

/** The head of a server-rendered page. */
const sentHead = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  const [head = ''] = (await answer.text()).split('</head>');
  const all = (part: RegExp) => [...head.matchAll(part)].map(([, match = '']) => match.replaceAll('&amp;', '&'));
  return {
    answer: [path, answer.status(), answer.headers()['cache-control']],
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    titles: all(/<title>(.*?)<\/title>/g).length,
  };
};

test('what is one visitor’s own stays out of search engines', async ({ request, context }) => {
  const { id } = await anyVehicle(request);
  const unnamed = { robots: ['noindex, follow'], titles: 1 };
  for (const [path, status, canonicals] of unlistedPages(id))
    expect(await sentHead(request, path)).toEqual({
      ...unnamed,
      canonicals,
      answer: [path, status, expect.anything()],
    });
  await signIn(context, await person('CUSTOMER', 'Stays', 'Private'));
  for (const path of ['/dashboard', '/bookings', '/profile', '/profile/sign-in'])
    expect(await sentHead(context.request, path)).toEqual({
      ...unnamed,
      canonicals: [],
      answer: [path, 200, 'no-store'],
    });
});

test('a change of page inside the browser changes what the head says', async ({ page }) => {
  const { head: before } = await open(page, '/?lang=th');
  await page.getByRole('banner').getByRole('link', { name: 'รถทั้งหมด' }).first().click();
  await expect(page).toHaveURL(/\/vehicles$/);
  await expect(page).toHaveTitle(/รถให้เช่า/);
  const after = await readHead(page);
  expect([after.language, after.canonicals]).toEqual(['th', [`${origin()}/vehicles`]]);
  expect([after.titles.length, after.descriptions.length, after.versions.length]).toEqual([1, 1, 3]);
  expect([before.sharedTwice, after.sharedTwice]).toEqual([false, false]);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
});

test('the language of a shared link wins, is kept, and gives way to the switch', async ({ page, context }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: origin() }]);
  await page.goto('/vehicles?category=suv&lang=th');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await page.goto('/vehicles?lang=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await page.goto('/vehicles?category=suv&lang=th');
  await page
    .getByRole('button', { name: /English/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(`${origin()}/vehicles?category=suv`);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the sitemap is well formed, and all that it names answers', async ({ page, request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()).toMatchObject({ 'content-type': expect.stringMatching(/^application\/xml/) });
  expect(answer.headers()['cache-control']).toBe('public, max-age=3600');
  expect(answer.headers()['set-cookie']).toBeUndefined();
  await page.goto('/');
  const urls = await page.evaluate(
    (text) => {
      const sitemap = new DOMParser().parseFromString(text, 'application/xml');
      if (sitemap.querySelector('parsererror')) return [];
      return [...sitemap.querySelectorAll('url')].map((url) => ({
        address: url.querySelector('loc')?.textContent ?? '',
        versions: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href') ?? '',
        ]),
      }));
    },
    await answer.text(),
  );
  const { id } = await anyVehicle(request);
  const addresses = urls.map(({ address }) => address);
  for (const path of ['/', '/vehicles', '/vehicles?category=suv', `/vehicles/${id}`])
    expect(addresses).toContain(origin() + path);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { address, versions } of urls) {
    expect(versions.map(([language]) => language)).toEqual(['en', 'th', 'x-default']);
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
  }
  const thai = await request.get(urls.at(-1)?.versions[1]?.[1] ?? '');
  expect([thai.status(), thai.headers()['content-language']]).toEqual([200, 'th']);
});

test('robots learn where to look and where not', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await answer.text()).split('\n');
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
  for (const path of ['/api', '/admin', '/booking', '/login', '/dashboard', '/review'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${origin()}/sitemap.xml`);
});

test('addresses lead on with their query, and are known by the public origin alone', async ({ request }) => {
  const moved = await request.get('/vehicles/?category=suv&lang=th', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, '/vehicles?category=suv&lang=th']);
  const textFor = (headers: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      get({ host: 'localhost', port: new URL(origin()).port, path: '/', headers }, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += part)).on('end', () => resolve(text));
      }).on('error', reject);
    });
  const page = await textFor({ host: 'elsewhere.example' });
  expect(page).toContain(`<link rel="canonical" href="${origin()}/"/>`);
  expect(page).not.toContain('elsewhere.example');
});
