import { expect, type Locator, type Page } from '@playwright/test';
import { bookDirectly } from './book-directly.ts';
import { changeBooking, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { admin, person, signIn, signInOn } from './sign-in.ts';

test('saving after the session has ended waits until somebody signed in in another tab, and then saves', async ({
  page,
  context,
}) => {
  await signIn(context, admin);
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: 'Add category' }).click();
  const form = page.getByRole('dialog', { name: 'Add new category' });
  const name = `Kept ${Date.now() % 100_000}`;
  await form.getByLabel('Name *').fill(name);
  await form.getByLabel('Security deposit').fill('12,500');
  await context.clearCookies({ name: 'session' });
  await form.getByRole('button', { name: 'Create category' }).click();
  const [login] = await Promise.all([
    context.waitForEvent('page'),
    cover(page).getByRole('link', { name: 'Sign in' }).click(),
  ]);
  await signInOn(login, admin);
  await expect(login).toHaveURL(/\/admin\/categories/);
  await page.bringToFront();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('฿12,500');
});

test('what waited to be saved is not saved for somebody else who signs in', async ({ page, context }) => {
  await signIn(context, admin);
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: 'Add category' }).click();
  const form = page.getByRole('dialog', { name: 'Add new category' });
  await form.getByLabel('Name *').fill('Of another');
  await context.clearCookies({ name: 'session' });
  const asked = { saves: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/admin/categories')) asked.saves += 1;
  });
  await form.getByRole('button', { name: 'Create category' }).click();
  await expect(cover(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(cover(page)).toBeVisible();
  await signIn(context, await person('STAFF', 'Somchai', 'Another'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(cover(page)).toHaveCount(0);
  await expect(page.getByText('Of another')).toHaveCount(0);
  expect(asked.saves).toBe(1);
});

test('going back after the session has ended leads to sign-in, and covers nothing', async ({ page, context }) => {
  await signIn(context, admin);
  await open(page, '/admin/bookings');
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/messages/);
  await context.clearCookies({ name: 'session' });
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin%2Fbookings/);
  await expect(cover(page)).toHaveCount(0);
});

test('a maintenance period with what is no date is not passed over', async ({ page, context, request }) => {
  await signIn(context, admin);
  await open(page, await filledIn('/admin/vehicles/:vehicle', request));
  const from = page.getByRole('group', { name: 'New maintenance' }).getByLabel('From', { exact: true });
  await from.fill('31/02/2026');
  await page
    .getByLabel(/^Model/)
    .first()
    .fill('Half a word');
  await page.getByRole('button', { name: 'Save', exact: false }).first().click();
  await expect(from).toBeFocused();
  await expect(page.getByLabel(/^Model/).first()).toHaveValue('Half a word');
});

const cover = (page: Page) => page.getByRole('dialog', { name: 'You are signed out' });

type TypedForm = Readonly<{
  at: string;
  /** Opens the form, if the address does not. */
  press?: (page: Page) => Locator;
  field: (page: Page) => Locator;
  value?: string;
}>;

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const labelled = (name: string | RegExp) => (page: Page) => page.getByLabel(name).first();

/** Forms of the office, by what they are called. `:booking` is a confirmed booking, `:customer` and `:vehicle` anyone. */
const forms: Readonly<Record<string, TypedForm>> = {
  'a booking’s change': { at: '/admin/bookings/:booking?do=edit', field: labelled('Notes') },
  'a cancellation': { at: '/admin/bookings/:booking?do=cancel', field: labelled(/^Reason/) },
  'a booking by hand': { at: '/admin/bookings/new', field: labelled('Notes') },
  'an add-on': { at: '/admin/addons', press: button('Add Addon'), field: labelled('Name *') },
  'a category': { at: '/admin/categories', press: button('Add category'), field: labelled('Name *') },
  'a new customer': { at: '/admin/customers/new', field: labelled(/^First name/) },
  'a customer': { at: '/admin/customers/:customer/edit', field: labelled(/^Last name/) },
  'a vehicle': { at: '/admin/vehicles/:vehicle', field: labelled(/^Model/) },
  'a text of the agreement': { at: '/admin/agreement-text/new', field: labelled(/^English text/) },
  'a page': { at: '/admin/content/create', field: labelled(/^Page Title/) },
  'a promotion': { at: '/admin/pricing?tab=promos', press: button('Add promo code'), field: labelled(/^Name/) },
  'a season': { at: '/admin/pricing', press: button('Add seasonal rate'), field: labelled(/^Name/) },
  'a setting': { at: '/admin/settings/booking', field: labelled('Shortest rental'), value: '6' },
  'a place': { at: '/admin/settings/locations', press: button('Add location'), field: labelled(/^Name/) },
  'a member of staff': { at: '/admin/settings/users', press: button('Add user'), field: labelled(/^First name/) },
};

for (const [name, { at, press, field, value = 'Half a word' }] of Object.entries(forms))
  test(`${name}: what is typed is asked about before it is left, and stays when the session ends`, async ({
    page,
    context,
    request,
  }) => {
    await signIn(context, admin);
    await open(page, await filledIn(at, request));
    await press?.(page).click();
    await field(page).fill(value);
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const isDialog = (await page.locator('dialog:modal').count()) > 0;

    await leave(page, isDialog);
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(field(page)).toHaveValue(value);

    await context.clearCookies({ name: 'session' });
    await page.evaluate(() => void window.__reactRouterDataRouter?.revalidate());
    await expect(cover(page)).toBeVisible();
    await signIn(context, admin);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(cover(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue(value);

    await leave(page, isDialog);
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: value })).toHaveCount(0);
  });

const leave = async (page: Page, isDialog: boolean) => {
  if (isDialog) await page.keyboard.press('Escape');
  else await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Messages' }).click();
};

const filledIn = async (at: string, request: Parameters<typeof bookDirectly>[0]) => {
  if (at.includes(':booking')) {
    const { bookingId } = await bookDirectly(request, 'forms.left@example.com', 160);
    await changeBooking(bookingId, `hold_until = null, status = 'confirmed'`);
    return at.replace(':booking', bookingId);
  }
  const [row] = await query(
    `select (select id from customer limit 1) as customer, (select id from vehicle limit 1) as vehicle`,
  );
  return at.replace(/:(customer|vehicle)/, (_, kind: 'customer' | 'vehicle') => String(Object(row)[kind]));
};

for (const { at, label, isCustomers } of [
  { at: '/contact', label: 'Message' },
  { at: '/register', label: 'First name' },
  { at: '/profile', label: 'City or district', isCustomers: true },
])
  test(`what is typed on ${at} is asked about before it is left`, async ({ page, context }) => {
    if (isCustomers) await signIn(context, await person('CUSTOMER', 'Hannah', 'Leaves'));
    await open(page, at);
    const field = page.getByLabel(label).first();
    await field.fill('Half a word');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const about = page.getByRole('link', { name: 'About', exact: true }).first();
    await about.click();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(field).toHaveValue('Half a word');
    await about.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/about$/);
  });

test('a customer whose session has ended saves the profile by signing in again', async ({ page, context }) => {
  const hannah = await person('CUSTOMER', 'Hannah', 'Returns');
  await signIn(context, hannah);
  await open(page, '/profile');
  await page.getByLabel('City or district').fill('Bang Rak');
  await context.clearCookies({ name: 'session' });
  await page.getByRole('button', { name: 'Save personal data' }).click();
  await expect(cover(page)).toBeVisible();
  await signIn(context, hannah);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(cover(page)).toHaveCount(0);
  await open(page, '/profile');
  await expect(page.getByLabel('City or district')).toHaveValue('Bang Rak');
});
