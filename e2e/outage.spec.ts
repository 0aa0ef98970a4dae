import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { isSweep } from '#test/drawn.ts';
import routes from '../src/web/routes.ts';
import { bookDirectly } from './book-directly.ts';
import { fill as fillContact } from './contact-page.ts';
import { type Fault, type FaultyProxy, faults, startFaultyProxy } from './faulty-proxy.ts';
import { changeDates } from './journey.ts';
import { query } from './journey-database.ts';
import { test as base } from './journey-test.ts';
import { hydrated, open } from './open.ts';
import { payDirectly } from './pay-directly.ts';
import { publicPages } from './public-pages.ts';
import { admin, person, signIn } from './sign-in.ts';

const test = base.extend<{ faultyProxy: FaultyProxy }>({
  faultyProxy: async ({ product }, use) => {
    const proxy = await startFaultyProxy(product.origin);
    await use(proxy);
    proxy.close();
  },
});

const all = Object.keys(faults) as Fault[];
const quick = all.filter((fault) => fault !== 'hanging');

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page stays as it is, and goes on by itself as soon as it can.' });

/** Follows a link, as the router does when one is pressed; does not wait. */
const follow = (page: Page, to: string) =>
  page.evaluate((address) => void Object(window).__reactRouterDataRouter.navigate(address), to);
const reload = (page: Page) => page.evaluate(() => void Object(window).__reactRouterDataRouter.revalidate());

/** Where the page is, once nothing is loading. */
const settled = (page: Page) =>
  page.evaluate(() => {
    const { state } = Object(window).__reactRouterDataRouter;
    const isBusy = state.navigation.state !== 'idle' || state.revalidation !== 'idle';
    return isBusy ? null : window.location.pathname;
  });

/** The text of the heading, which is marked, so that the next page is known by its own. */
const marked = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .first()
    .evaluate((heading) => {
      heading.setAttribute('data-before', '');
      return heading.textContent;
    });

/** The way is free again, and the browser says so, as it does when a phone finds its network. */
const recovers = async (page: Page, proxy: FaultyProxy) => {
  proxy.heal();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notice(page)).toBeHidden();
};

/** Every page of an area: what its links lead to. Pages with a parameter need an address here. */
type Area = Readonly<{
  from: string;
  covers: (pattern: string) => boolean;
  as?: (context: BrowserContext) => Promise<void>;
  addresses: (page: Page) => Promise<Readonly<Record<string, string>>>;
}>;

/** Addresses that are no pages, or lead on to another page of this list. */
const noPages = [
  ...['preferences', 'logout', 'robots.txt', 'sitemap.xml', 'bookings/:id', 'dev/components', '*'],
  ...['admin', 'admin/vehicles/import/example.csv', 'admin/settings', 'new-password'],
];

/** Whether a page has data to load again. The page of a booking keeps what the last answer said. */
const isReloaded = async (page: Page, pattern: string) =>
  pattern !== 'booking/manage/:id' &&
  (await page.evaluate(() => {
    const { root, ...pages } = Object(window).__reactRouterDataRouter.state.loaderData;
    return Object.values(pages).some(Boolean);
  }));

const patternsBelow = ({ path = '', children = [], index }: RouteConfigEntry, above = ''): string[] => {
  const own = [above, path].filter(Boolean).join('/');
  return [...(path || index ? [own] : []), ...children.flatMap((child) => patternsBelow(child, own))];
};

const patterns = async () => {
  const found = (await routes).flatMap((route) => patternsBelow(route));
  return [...new Set(found)].filter((pattern) => !noPages.includes(pattern));
};

const isOffice = (pattern: string) => pattern.startsWith('admin/');
const isSettings = (pattern: string) => pattern.startsWith('admin/settings/');
const isOwn = (pattern: string) => ['dashboard', 'bookings', 'profile', 'profile/sign-in'].includes(pattern);
const idOf = async (table: string) => (await query<{ id: string }>(`select id from ${table} limit 1`))[0]?.id ?? '';

const areas: Readonly<Record<string, Area>> = {
  'the site': {
    from: '/contact',
    covers: (pattern) => !isOffice(pattern) && !isOwn(pattern),
    addresses: async (page) => {
      const { bookingId } = await bookDirectly(page.request, 'outage@example.com', 30);
      const vehicle = await idOf("vehicle where archived_at is null and status = 'available'");
      return {
        'vehicles/:id': `/vehicles/${vehicle}`,
        booking: `/booking?vehicle=${vehicle}&pickupTime=10%3A00&returnTime=10%3A00&step=1`,
        'booking/manage/:id': `/booking/manage/${bookingId}`,
        'review/:id': `/review/${bookingId}`,
        'verify-email': '/verify-email#token=of-a-mail',
        'password-reset/confirm': '/password-reset/confirm#token=of-a-mail',
        ':slug': '/terms',
        ':slug/preview': '/terms/preview#token=of-a-link',
      };
    },
  },
  'the account': {
    from: '/about',
    covers: isOwn,
    as: async (context) => signIn(context, await person('CUSTOMER', 'Hannah', 'Outage')),
    addresses: async () => ({}),
  },
  'the office': {
    from: '/admin/settings/general',
    covers: (pattern) => isOffice(pattern) && !isSettings(pattern),
    as: (context) => signIn(context, admin),
    addresses: async (page) => {
      const { bookingId, paymentId } = await payDirectly(page.request, 'outage.pays@example.com', 34);
      await page.request.post('/api/contact', {
        data: { name: 'Hannah Keller', email: 'h@example.com', subject: 'A pram', message: 'Is there room for one?' },
      });
      const customer = await idOf('customer where anonymised_at is null');
      const at = (path: string, id: string) => ({ [`admin/${path}`]: `/admin/${path.replace(':id', id)}` });
      return {
        ...at('bookings/:id', bookingId),
        ...at('dashboard/bookings/:id', bookingId),
        ...at('calendar/bookings/:id', bookingId),
        'admin/bookings/:id/hand-over': `/admin/bookings/${bookingId}/hand-over?kind=pick-up`,
        ...at('bookings/:id/agreement', bookingId),
        ...at('customers/:id', customer),
        ...at('customers/:id/edit', customer),
        ...at('customers/:id/delete', customer),
        ...at('customers/:id/anonymise', customer),
        ...at('payments/:id', paymentId),
        ...at('vehicles/:id', await idOf('vehicle where archived_at is null')),
        ...at('messages/:id', await idOf('contact_message')),
        'admin/content/edit/:id': '/admin/content/edit/terms',
        ...at('outbox/:id', await idOf('mail')),
        'admin/audit/:subjectKind/:subjectId': `/admin/audit/booking/${bookingId}`,
        'admin/*': '/admin/nothing-of-ours',
      };
    },
  },
  'the settings': {
    from: '/admin/dashboard',
    covers: isSettings,
    as: (context) => signIn(context, admin),
    addresses: async () => ({}),
  },
};

for (const [name, { from, covers, as, addresses }] of Object.entries(areas))
  test(`a page of ${name} that cannot be loaded leaves the one before, says why, and comes by itself; so does what is new on it`, async ({
    page,
    context,
    faultyProxy: proxy,
  }) => {
    test.setTimeout(isSweep ? 3_600_000 : 300_000);
    await as?.(context);
    const devTools = await context.newCDPSession(page);
    const known = await addresses(page);
    const wanted = (await patterns()).filter(covers);
    expect(wanted.length).toBeGreaterThan(3);
    for (const [index, pattern] of wanted.entries())
      for (const fault of isSweep ? all : [quick[index % quick.length] as Fault])
        await test.step(`${pattern}: ${fault}`, async () => {
          const to = known[pattern] ?? `/${pattern}`;
          const { pathname } = new URL(to, proxy.origin);
          expect(to).not.toContain(':');
          await open(page, proxy.origin + (pattern === new URL(from, proxy.origin).pathname.slice(1) ? '/' : from));
          const before = page.url();
          const heading = await marked(page);
          // A page without data of its own needs its code alone, which an earlier fault may have left here.
          await devTools.send('Network.clearBrowserCache');
          proxy.fail(fault);
          await follow(page, to);
          await expect(notice(page)).toBeVisible();
          expect(page.url()).toBe(before);
          await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading ?? '');
          await recovers(page, proxy);
          await expect.poll(() => settled(page)).toBe(pathname);
          await expect(page.locator('h1[data-before]')).toHaveCount(0);

          if (!(await isReloaded(page, pattern))) return;
          const arrived = await page.getByRole('heading', { level: 1 }).first().textContent();
          proxy.fail(fault);
          await reload(page);
          await expect(notice(page)).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(arrived ?? '');
          await recovers(page, proxy);
          await expect.poll(() => settled(page)).toBe(pathname);
        });
  });

for (const fault of all)
  test(`a message that is being written stays while a link leads nowhere for now: ${fault}`, async ({
    page,
    faultyProxy: proxy,
  }) => {
    await open(page, `${proxy.origin}/contact`);
    await page.getByLabel('Message').fill('Half a thought');
    proxy.fail(fault);
    await follow(page, '/vehicles');
    await expect(notice(page)).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
    await recovers(page, proxy);
    // The page is left only once the next one can come.
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Showing');
    await hydrated(page);
  });

test('what was saved counts as saved when the screen cannot be loaded again, and the screen follows by itself', async ({
  page,
  context,
  faultyProxy: proxy,
}) => {
  await signIn(context, admin);
  await open(page, `${proxy.origin}/admin/categories`);
  await page.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name *').fill('Bangkok minis');
  proxy.fail('bad gateway', ({ method }) => method === 'GET');
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect(dialog).toBeHidden();
  await expect(notice(page)).toContainText('HTTP 502: Bad Gateway');
  await expect(page.getByRole('button', { name: 'Add category' })).toBeVisible();
  await recovers(page, proxy);
  await expect(page.getByText('Bangkok minis').first()).toBeVisible();
});

test('a part of a page that is loaded when needed comes as soon as the way is free', async ({
  page,
  context,
  faultyProxy: proxy,
}) => {
  await signIn(context, admin);
  await open(page, `${proxy.origin}/admin/dashboard`);
  proxy.fail('reset', ({ url }) => url?.startsWith('/assets/') ?? false);
  await page.keyboard.press('Control+k');
  await expect(notice(page)).toBeVisible();
  await recovers(page, proxy);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('the words of the next page come as soon as the way is free', async ({ page, faultyProxy: proxy }) => {
  await open(page, `${proxy.origin}/about`);
  proxy.fail('unavailable', ({ url }) => url?.startsWith('/assets/register-') ?? false);
  await follow(page, '/register');
  await expect(notice(page)).toBeVisible();
  await recovers(page, proxy);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('account');
});

test('a price that cannot be told now says so, and is told as soon as the way is free', async ({
  page,
  faultyProxy: proxy,
}) => {
  await open(page, proxy.origin + (await publicPages(proxy.origin)).checkout);
  await expect(page.getByText('Total').first()).toBeVisible();
  proxy.fail('bad gateway', ({ url }) => url?.startsWith('/api/') ?? false);
  await changeDates(page);
  await page.getByLabel('Return time').selectOption('18:00');
  await expect(page.getByRole('alert').filter({ hasText: 'price' }).first()).toBeVisible();
  proxy.heal();
  await expect(page.getByRole('alert').filter({ hasText: 'price' })).toHaveCount(0);
});

type SentForm = Readonly<{ at: string; fill: (page: Page) => Promise<void>; press: string; customer?: true }>;

const forms: readonly SentForm[] = [
  { at: '/contact', fill: (page) => fillContact(page, 'A pram'), press: 'Send message' },
  {
    at: '/login',
    fill: async (page) => {
      await page.getByLabel('Email').fill('hannah@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the right one');
    },
    press: 'Sign in',
  },
  {
    at: '/register',
    fill: async (page) => {
      await page.getByLabel('First name').fill('Hannah');
      await page.getByLabel('Last name').fill('Keller');
      await page.getByLabel('Email').fill('outage.registers@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a ferry on the Mae Nam');
      await page.getByRole('checkbox', { name: /I accept the/ }).check();
    },
    press: 'Create account',
  },
  {
    at: '/password-reset',
    fill: (page) => page.getByLabel('Email').fill('hannah@example.com'),
    press: 'Send the link',
  },
  {
    at: '/booking/find',
    fill: async (page) => {
      await page.getByLabel('Booking reference').fill('BKKAAAAAA');
      await page.getByLabel('Email').fill('hannah@example.com');
    },
    press: 'Open booking',
  },
  {
    at: '/profile',
    fill: (page) => page.getByLabel('City or district').fill('Bang Rak'),
    press: 'Save personal data',
    customer: true,
  },
];

/** What stands in the fields of the page. */
const typed = (page: Page) =>
  page
    .locator('main :is(input:not([type=hidden]), textarea, select)')
    .evaluateAll((fields) =>
      fields.map((field) => `${field.getAttribute('name')}: ${(field as HTMLInputElement).value}`),
    );

/** Waits until the form that is being sent has its answer, or gets none. */
const formFails = (page: Page) => {
  const isForm = (request: Request) => request.method() === 'POST';
  return Promise.race([page.waitForEvent('requestfinished', isForm), page.waitForEvent('requestfailed', isForm)]);
};

for (const { at, fill, press, customer } of forms)
  test(`the form of ${at} keeps every letter whatever stands between, and sends them when it is pressed again`, async ({
    page,
    context,
    faultyProxy: proxy,
  }) => {
    if (customer) await signIn(context, await person('CUSTOMER', 'Hannah', 'Writes'));
    await open(page, proxy.origin + at);
    await fill(page);
    const before = await typed(page);
    const button = page.locator('main').getByRole('button', { name: press }).last();
    for (const fault of isSweep ? all : quick)
      await test.step(fault, async () => {
        proxy.fail(fault, ({ method }) => method === 'POST');
        await Promise.all([formFails(page), button.click()]);
        await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
        await expect(button).toBeEnabled();
        expect(await typed(page)).toEqual(before);
        expect(new URL(page.url()).pathname).toBe(at);
      });
    proxy.heal();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      button.click(),
    ]);
    expect(answer.status()).toBeLessThan(500);
  });
