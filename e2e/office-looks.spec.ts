import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { bookDirectly } from './book-directly.ts';
import { inDays } from './journey.ts';
import { changeBooking, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { looksOf } from './looks.ts';
import { open } from './open.ts';
import { problemsOf } from './page-facts.ts';
import { payDirectly } from './pay-directly.ts';
import { admin, person, signIn } from './sign-in.ts';

type Language = 'en' | 'th';
type Look = Readonly<{ width: number; theme: 'light' | 'dark'; language: Language }>;

// Covers every pair of width and theme, width and language, and theme and language.
const looks: readonly Look[] = [
  { width: 1440, theme: 'light', language: 'en' },
  { width: 390, theme: 'dark', language: 'th' },
  { width: 768, theme: 'light', language: 'th' },
  { width: 320, theme: 'dark', language: 'en' },
  { width: 390, theme: 'light', language: 'en' },
  { width: 1440, theme: 'dark', language: 'th' },
  { width: 320, theme: 'light', language: 'th' },
  { width: 768, theme: 'dark', language: 'en' },
];

/** A screen, and the interaction before it is checked. */
type Screen = Readonly<{
  at: string;
  /** Opens all disclosures. */
  unfold?: true;
  press?: Readonly<Record<Language, string | RegExp>> | ((page: Page) => Promise<void>);
  /** Expects an open dialog after the interaction. */
  dialog?: true;
}>;

const own = { 'sec-fetch-site': 'same-origin' };
const folded = (...paths: string[]): Screen[] => paths.map((at) => ({ at, unfold: true }));
const plain = (...paths: string[]): Screen[] => paths.map((at) => ({ at }));

let last = 40;
const days = () => {
  last += 4;
  return last;
};
const confirmed = async (request: APIRequestContext, change = `status = 'confirmed'`) => {
  const { bookingId } = await bookDirectly(request, 'looks@example.com', days());
  await changeBooking(bookingId, `hold_until = null, ${change}`);
  return `/admin/bookings/${bookingId}`;
};

type Context = Readonly<{ context: BrowserContext; request: APIRequestContext }>;

/** The office's screens by topic, including dialogs and empty lists; `request` belongs to a guest. */
const screens: Readonly<Record<string, (made: Context) => Promise<readonly Screen[]>>> = {
  'the day, the log, the content and the messages': async ({ context, request }) => {
    const page = { slug: 'looked-at', title: 'Looked at', content: 'Now.' };
    await context.request.post('/api/cms/pages', { headers: own, data: page });
    const data = {
      name: 'Hannah Keller',
      email: 'hannah@example.com',
      subject: 'A pram',
      message: 'Is there room for a pram?',
    };
    const sent = await request.post('/api/contact', { data });
    expect(sent.ok(), await sent.text()).toBe(true);
    const [message] = await query<{ id: string }>('select id from contact_message limit 1');
    const log = (await (await context.request.get('/api/admin/audit?page=1&limit=1')).json()).data;
    const subject = log[0].subject;
    return [
      ...folded('/admin/dashboard', '/admin/content', '/admin/audit', '/admin/audit?search=nothing+like+it'),
      ...folded(`/admin/audit/${subject.kind}/${subject.id}`),
      ...plain('/admin/content/create', '/admin/content/edit/terms'),
      ...plain('/admin/messages', '/admin/messages?search=nobody+here', `/admin/messages/${message?.id}`),
      ...plain('/admin/reviews', '/admin/outbox'),
      ...plain('/admin/agreement-text', '/admin/agreement-text/new'),
    ];
  },
  'bookings and the calendar': async ({ context, request }) => {
    const path = await confirmed(request);
    const { bookingId } = await payDirectly(request, 'looks.papers@example.com', days());
    const data = { kind: 'tax-invoice' };
    const issued = await context.request.post(`/api/admin/bookings/${bookingId}/documents`, { headers: own, data });
    expect(issued.ok(), await issued.text()).toBe(true);
    const paid = `/admin/bookings/${bookingId}`;
    return [
      ...folded('/admin/bookings', '/admin/calendar'),
      ...plain(
        '/admin/hand-overs',
        '/admin/bookings?look=cards&status=confirmed',
        '/admin/bookings?search=nobody+here',
      ),
      ...plain(
        path,
        `${path}?do=edit`,
        `/admin/calendar/bookings/${path.split('/').at(-1)}`,
        `${path}/hand-over?kind=pick-up`,
        `${path}/hand-over?kind=return`,
        paid,
      ),
      ...[`${path}?do=cancel`, `${paid}?do=invoice`].map((at) => ({ at, dialog: true }) as const),
      { at: `/admin/bookings/new?startDate=${inDays(70)}`, press: unfoldExtras },
      {
        at: '/admin/calendar?cancelled=true',
        press: (page) => page.locator('[data-booking]').first().click(),
        dialog: true,
      },
    ];
  },
  'customers and the fleet': async ({ context }) => {
    const reply = await context.request.post('/api/admin/customers', {
      headers: own,
      data: {
        firstName: 'Hannah',
        lastName: 'Looks',
        email: `looks.${Date.now()}@example.com`,
        phone: '+66 81 555 0199',
        invite: false,
      },
    });
    const { id } = (await reply.json()).data;
    const [vehicle] = await query<{ id: string }>(
      `select v.id from vehicle v where archived_at is null
       order by exists (select 1 from maintenance_block m where m.vehicle_id = v.id) desc limit 1`,
    );
    return [
      ...folded('/admin/customers', '/admin/vehicles?look=list'),
      ...plain('/admin/customers?search=nothing+like+it', `/admin/customers/${id}`),
      ...['new', `${id}/edit`, `${id}/delete`, `${id}/anonymise`].map(
        (action) => ({ at: `/admin/customers/${action}`, dialog: true }) as const,
      ),
      ...plain('/admin/vehicles', '/admin/vehicles/new', '/admin/vehicles/import', `/admin/vehicles/${vehicle?.id}`),
    ];
  },
  'what is offered, and at what price': async () => [
    ...folded('/admin/categories', '/admin/addons', '/admin/insurance', '/admin/insurance?tab=options'),
    ...plain(
      '/admin/pricing',
      '/admin/pricing?tab=promos',
      '/admin/pricing?tab=claims',
      '/admin/pricing?tab=calculator',
    ),
    { at: '/admin/addons', press: { en: 'Add Addon', th: 'เพิ่มบริการเสริม' }, dialog: true },
    { at: '/admin/categories', press: { en: 'Add category', th: 'เพิ่มประเภท' }, dialog: true },
    { at: '/admin/insurance', press: { en: /^Edit /, th: /^แก้ไข / }, dialog: true },
    { at: '/admin/pricing', press: { en: 'Add seasonal rate', th: 'เพิ่มอัตราตามฤดูกาล' }, dialog: true },
  ],
  payments: async ({ request }) => {
    const { paymentId } = await payDirectly(request, 'looks.pays@example.com', days());
    return [
      ...plain('/admin/payments', `/admin/payments?around=${paymentId}`, `/admin/payments/${paymentId}`),
      ...plain('/admin/payments?status=failed&from=2026-01-01', '/admin/payments?search=nobody+here'),
      { at: '/admin/payments?do=record', dialog: true },
      ...plain(
        '/admin/payments/deposits',
        '/admin/payments/claims?view=open',
        '/admin/payments/transfers',
        '/admin/payments/documents',
        '/admin/payments/reconciliation',
      ),
    ];
  },
  reports: async () =>
    plain(
      ...['overview', 'revenue', 'customers', 'vehicles', 'deposits', 'demand'].map(
        (tab) => `/admin/reports?tab=${tab}`,
      ),
    ),
  settings: async () =>
    plain(
      ...[
        ...['general', 'email', 'booking', 'payment', 'notifications', 'security', 'features', 'tax'],
        ...['users', 'locations', 'maintenance'],
      ].map((tab) => `/admin/settings/${tab}`),
    ),
};

/** Opens the filters of a phone, and all that is folded and in sight. */
const unfoldAll = async (page: Page, width: number) => {
  const main = page.getByRole('main');
  if (width < 768)
    for (const filters of await main.locator('input[type=checkbox] + label:has(+ div)').all()) await filters.click();
  for (const fold of await main.locator('summary').filter({ visible: true }).all()) await fold.click();
};

const unfoldExtras = async (page: Page) => {
  await page.locator('main form summary').first().click();
  await expect(page.locator('main form details li').first()).toBeVisible();
};

const dress = async (page: Page, { width, theme, language }: Look, url: string) => {
  const cookies = Object.entries({ theme, language }).map(([name, value]) => ({ name, value, url }));
  await page.context().addCookies(cookies);
  await page.setViewportSize({ width, height: 900 });
};

const problemOn = async (page: Page, width: number) => ({
  objections: await accessibilityViolations(page),
  isWide: (await page.evaluate(() => document.documentElement.scrollWidth)) > width,
});
const none = { objections: [], isWide: false };

for (const look of looksOf(looks)) {
  const { width, theme, language } = look;
  const named = `${width} px, ${theme}, ${language}`;

  for (const [area, screensOf] of Object.entries(screens))
    test(`accessible and whole at ${named}: ${area}`, async ({ page, context, request, baseURL }) => {
      test.slow();
      await signIn(context, admin);
      const all = await screensOf({ context, request });
      await dress(page, look, baseURL ?? '');
      const problems = problemsOf(page);
      for (const { at, unfold, press, dialog } of all)
        await test.step(at, async () => {
          await open(page, at);
          if (unfold) await unfoldAll(page, width);
          if (typeof press === 'function') await press(page);
          else if (press) await page.getByRole('button', { name: press[language] }).first().click();
          if (dialog) await expect(page.getByRole('dialog').first()).toBeVisible();
          expect({ at, problems, ...(await problemOn(page, width)) }).toEqual({ at, problems: [], ...none });
        });
    });

  test(`accessible and whole at ${named}: an agreement, unsigned, refused and signed`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const path = await confirmed(request, `status = 'confirmed', picked_up_at = now()`);
    await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
    await dress(page, look, baseURL ?? '');
    const texts = words[language];
    const sign = page.getByRole('button', { name: texts.sign });
    await open(page, `${path}/agreement`);
    expect(await problemOn(page, width), 'unsigned').toEqual(none);
    await sign.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await problemOn(page, width), 'refused').toEqual(none);
    await page.getByLabel(texts.name).fill('Hannah Keller');
    if (theme === 'light') await draw(page, texts.box);
    else await page.getByLabel(texts.byName).check();
    await sign.click();
    await expect(page.getByRole('button', { name: texts.anew })).toBeVisible();
    await expect(sign).toHaveCount(0);
    expect(await problemOn(page, width), 'signed').toEqual(none);
    // Completes the rental, since the next variant needs the vehicle.
    await query(`update booking set status = 'completed', returned_at = now() where returned_at is null and id = $1`, [
      path.split('/').at(-1),
    ]);
  });
}

const words = {
  en: {
    sign: 'Sign the agreement',
    name: 'Full name',
    byName: /^If nothing is drawn/,
    anew: 'Sign again',
    box: 'Signature',
  },
  th: {
    sign: 'ลงชื่อในสัญญา',
    name: 'ชื่อและนามสกุล',
    byName: /^ไม่วาดลายเซ็น/,
    anew: 'ลงชื่อใหม่',
    box: 'ลายมือชื่อ',
  },
} as const;

const draw = async (page: Page, name: string) => {
  const box = page.getByRole('img', { name });
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 3, y + height / 4, { steps: 5 });
  await page.mouse.move(x + width / 2, y + height / 1.5, { steps: 5 });
  await page.mouse.up();
};
