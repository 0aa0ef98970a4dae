import { expect, type Locator, type Page } from '@playwright/test';
import { fieldProblem } from '#kernel/problem.ts';
import { whileFailing } from '../failing.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { person, signIn } from '../sign-in.ts';

/** Every text of the customers' screens that the specification quotes, in its place. */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

/** A customer created by staff through the API, without bookings. */
const made = async (page: Page) => {
  const name = `Textual${Date.now()}`;
  const reply = await page.request.post('/api/admin/customers', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      firstName: 'Hannah',
      lastName: name,
      email: `${name}@example.com`,
      phone: '+66 81 555 0199',
      nationality: 'Australian',
      invite: false,
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return { ...((await reply.json()).data as { id: string; customerNumber: string }), name: `Hannah ${name}` };
};
const seen = async (within: Locator, texts: readonly string[]) => {
  for (const text of texts) await expect(within.getByText(text, { exact: true }).first(), text).toBeVisible();
};
const fill = async (dialog: Locator, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label, { exact: true }).fill(value);
};
const someone = {
  'First name': 'Anong',
  'Last name': 'Bridge',
  'Email optional': 'words@example.com',
  Phone: '081 555 0117',
};

test('the list names its columns, its pages and what can be done, and says when nobody was found', async ({ page }) => {
  const { name, customerNumber } = await made(page);
  await open(page, '/admin/customers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Management');
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['Customer', 'Contact', 'Bookings', 'Total Spent', 'Last Booking', 'Joined', 'Actions'],
  ]);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: /^More actions for / }).click();
  await seen(row, ['0', '฿0', 'Never', 'View', 'Edit', 'Delete']);
  await page.keyboard.press('Escape');
  expect(customerNumber).toMatch(/^BKK-\d{5}$/);
  await expect(row).toContainText(`Australian · ${customerNumber}`);
  await expect(page.getByRole('row')).toHaveCount(16);
  await expect(page.getByText(/^Showing page 1 of \d+$/)).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^Showing page 2 of \d+$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible();
  await open(page, '/admin/customers?search=nobody+is+called+like+this');
  await expect(page.getByText('No customers found.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Showing page/)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', 'Name, email, phone, passport number');
});

test('the details and both forms name what is kept of a customer', async ({ page }) => {
  const { id, name } = await made(page);
  await open(page, `/admin/customers/${id}`);
  await seen(page.getByRole('complementary', { name: `Customer Details: ${name}` }), [
    ...['Customer Details', 'Personal Information', 'Documents', 'Address', 'Booking statistics'],
    ...['Total bookings', 'Total Spent', 'Member since'],
  ]);
  for (const [path, title, submit] of [
    ['new', 'Create New Customer', 'Create'],
    [`${id}/edit`, 'Edit Customer', 'Save Changes'],
  ] as const) {
    await open(page, `/admin/customers/${path}`);
    const dialog = page.getByRole('dialog', { name: title });
    await seen(dialog, ['Personal Information', 'Documents', 'Address', submit]);
    for (const [label, type] of [
      ...[['First name'], ['Last name'], ['Email', 'email'], ['Phone', 'tel'], ['Nationality']],
      ...[['Date of birth'], ['Passport number'], ['Licence number'], ['Licence expiry date']],
      ...[['Street'], ['City'], ['State/province'], ['Country'], ['Postal code']],
    ] as const)
      await expect(dialog.getByLabel(new RegExp(`^${label}( optional)?$`)), label).toHaveAttribute(
        'type',
        type ?? 'text',
      );
  }
});

test('creating says what is missing, what is known, that it is busy, and why nobody was made', async ({ page }) => {
  await open(page, '/admin/customers/new');
  const dialog = page.getByRole('dialog', { name: 'Create New Customer' });
  const create = dialog.getByRole('button', { name: 'Create', exact: true });
  await expect(create).toBeDisabled();
  await fill(dialog, { ...someone, 'First name': ' ' });
  await expect(create).toBeDisabled();
  await expect(create).toHaveAccessibleDescription('Still missing: First name');
  await fill(dialog, someone);
  const refused = (status: number, error: string, fields = {}) => ({
    status,
    json: { success: false, message: 'No', error, fields },
  });
  for (const [answer, message] of [
    [null, 'Failed to create customer. Please try again.'],
    [
      refused(409, 'customers.email-taken'),
      'This email address is already registered. Please use a different email address',
    ],
    [
      refused(422, 'form.invalid', { lastName: fieldProblem('name.last-required') }),
      'Please fill in all required fields (First name, Last name, and Phone).',
    ],
    [refused(500, 'server.failed'), /^Failed to create customer\s*Server error occurred/],
  ] as const) {
    await page.route('**/api/admin/customers', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await create.click();
    await expect(dialog.getByRole('alert'), `${message}`).toContainText(message);
    await expect(dialog.getByLabel('Phone', { exact: true })).toHaveValue('081 555 0117');
  }
  await page.route('**/api/admin/customers', async (route) => {
    await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible();
    await route.abort();
  });
  await create.click();
  await expect(create).toBeEnabled();
});

test('what fails is said in its words: loading, updating, deleting', async ({ page }) => {
  const { id } = await made(page);
  await page.route(`**/api/admin/customers/${id}`, (route) => route.abort());
  await open(page, `/admin/customers/${id}/edit`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to update customer');
  await open(page, `/admin/customers/${id}/delete`);
  const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
  await expect(dialog).toContainText('Are you sure you want to delete this customer? This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete customer')).toBeVisible();
  await whileFailing(['GET /admin/customers'], async () => {
    await page.goto('/admin/customers');
    await expect(page.getByRole('alert')).toContainText('Failed to load customers');
    await expect(page.getByRole('row')).toHaveCount(0);
  });
});

test('the list is walked by keyboard: J opens the next, Escape closes', async ({ page }) => {
  await open(page, '/admin/customers');
  for (const row of [1, 2]) {
    await page.keyboard.press('j');
    await expect(page.getByRole('row').nth(row).getByRole('link').first()).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/customers\/[\da-f-]{36}$/);
  await expect(page.getByRole('row').nth(2)).toHaveAttribute('data-open', 'true');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/customers$/);
});
