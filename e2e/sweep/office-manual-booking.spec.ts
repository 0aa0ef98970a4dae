import { expect, type Page } from '@playwright/test';
import { fieldProblem } from '#kernel/problem.ts';
import { holdBack } from '../hold-back.ts';
import { inDays } from '../journey.ts';
import { query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { person, signIn } from '../sign-in.ts';

/** Every text of the manual booking that the specification quotes, in its place. */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

let days = 900;

/** The form filled in with an existing customer and a free vehicle for three days. */
const openFilled = async (page: Page) => {
  days += 10;
  const [customer] = await query<{ id: string }>(
    `select id from customer where archived_at is null and phone <> '' and email <> '' order by created_at limit 1`,
  );
  const dates = `startDate=${inDays(days)}&endDate=${inDays(days + 3)}`;
  await open(page, `/admin/bookings/new?customerId=${customer?.id}&${dates}`);
  await expect(page.getByText(/^\d+ vehicles? ((is|are) free|on offer)/)).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Vehicle' }).getByRole('radio').first().check();
  const create = page.getByRole('button', { name: 'Create booking' });
  await expect(create).toBeEnabled();
  return create;
};

test('a form begins at 10:00, in cash, and pending', async ({ page }) => {
  await open(page, '/admin/bookings/new');
  for (const [label, value] of [
    ['Start time', '10:00'],
    ['End time', '10:00'],
    ['Payment method', 'cash'],
    ['Payment status', 'pending'],
  ] as const)
    await expect(page.getByLabel(label), label).toHaveValue(value);
  await expect(page.getByLabel('Payment method').getByRole('option')).toHaveCount(5);
});

test('a booking that is being made says so', async ({ page }) => {
  const create = await openFilled(page);
  const letThrough = await holdBack(page, '**/api/admin/bookings');
  await create.click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeVisible();
  letThrough();
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}$/);
});

const refused = { status: 409, json: { success: false, message: 'Taken', error: 'booking.vehicle-taken' } };
const unreadable = { status: 500, body: '<html></html>' };

for (const [what, answer, message] of [
  ['is refused', refused, /^Failed to create booking$/],
  ['gets no answer', null, /^Failed to create booking\. Please try again\.$/],
  ['gets one that nobody can read', unreadable, /^Failed to create booking\. Please try again\.$/],
] as const)
  test(`a booking that ${what} says that it was not made`, async ({ page }) => {
    const create = await openFilled(page);
    await page.getByLabel('Notes for staff').fill('Arrives by train');
    await page.route('**/api/admin/bookings', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await create.click();
    await expect(page.getByRole('complementary').getByText(message)).toBeVisible();
    await expect(page.getByLabel('Notes for staff')).toHaveValue('Arrives by train');
  });

const openDialog = async (page: Page, email = 'texts.manual@example.com', firstName = 'Anong') => {
  await open(page, '/admin/bookings/new');
  await page.getByRole('button', { name: 'Create New Customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Customer' });
  const create = dialog.getByRole('button', { name: 'Create', exact: true });
  await expect(create).toBeDisabled();
  for (const [label, value] of [
    ['First name', firstName],
    ['Last name', 'Bridge'],
    ['Email optional', email],
    ['Phone', '081 555 0117'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(value);
  return { dialog, create };
};

test('a customer of spaces alone cannot be made, and the grey button says why', async ({ page }) => {
  const { create } = await openDialog(page, 'texts.manual@example.com', ' ');
  await expect(create).toBeDisabled();
  await expect(create).toHaveAccessibleDescription('Still missing: First name');
});

test('the dialog asks for what the specification lists, part by part', async ({ page }) => {
  const { dialog } = await openDialog(page);
  for (const [part, labels] of [
    ['Personal Information', ['First name', 'Last name', 'Email', 'Phone', 'Nationality', 'Date of birth']],
    ['Documents', ['Passport number', 'Licence number', 'Licence expiry date']],
    ['Address', ['Street', 'City', 'State/province', 'Country', 'Postal code']],
  ] as const)
    for (const label of labels) await expect(dialog.getByRole('group', { name: part }).getByLabel(label)).toBeVisible();
});

const taken = {
  status: 409,
  json: { success: false, message: 'Email address already exists', error: 'customers.email-taken' },
};
const missing = (field: string, code: 'customers.needed' | 'email.required') => ({
  status: 422,
  json: { success: false, message: 'No', error: 'form.invalid', fields: { [field]: fieldProblem(code) } },
});

for (const [what, answer, message] of [
  ['whose e-mail is known', taken, 'This email address is already registered. Please use a different email address'],
  [
    'that the server finds incomplete',
    missing('email', 'email.required'),
    'Please fill in all required fields (First name, Last name, and Phone).',
  ],
  ['without an answer', null, 'Failed to create customer. Please try again.'],
] as const)
  test(`a customer ${what} is not made, and the dialog says why`, async ({ page }) => {
    const { dialog, create } = await openDialog(page, 'texts.manual@example.com');
    await page.route('**/api/admin/customers', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await create.click();
    await expect(dialog).toContainText(message);
    await expect(dialog.getByLabel('Phone', { exact: true })).toHaveValue('081 555 0117');
  });

test('a customer who is being made is waited for, then shown with what they sign in with', async ({ page }) => {
  const { dialog, create } = await openDialog(page, 'texts.manual.made@example.com');
  const letThrough = await holdBack(page, '**/api/admin/customers');
  await create.click();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible();
  letThrough();
  const created = page.getByRole('dialog', { name: 'Customer created' });
  await expect(created).toContainText('Temporary password');
  await expect(created).toContainText('An invitation is on its way to texts.manual.made@example.com');
  await created.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('texts.manual.made@example.com')).toBeVisible();
});

test('what a booking needs and cannot be loaded is said, and asked for again', async ({ page }) => {
  await page.route('**/api/admin/bookings/free-vehicles*', (route) => route.abort());
  await open(page, '/admin/bookings/new');
  await expect(page.getByText('Failed to load required data', { exact: true })).toBeVisible();
  await page.unroute('**/api/admin/bookings/free-vehicles*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^\d+ vehicles? ((is|are) free|on offer)/)).toBeVisible();
});

test('whose e-mail it is already can be chosen from the dialog', async ({ page }) => {
  const [customer] = await query<{ email: string; name: string }>(
    `select email, first_name || ' ' || last_name as name from customer
     where archived_at is null and phone <> '' and email <> '' order by created_at limit 1`,
  );
  const { dialog, create } = await openDialog(page, customer?.email);
  await create.click();
  await dialog.getByRole('button', { name: 'Choose this customer' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${customer?.name}`, { exact: true })).toBeVisible();
});
