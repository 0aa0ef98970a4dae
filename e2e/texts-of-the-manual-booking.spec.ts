import { expect, type Page, test } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { inDays } from './journey.ts';
import { query } from './journey-database.ts';
import { person, signIn } from './office-people.ts';
import { open } from './open.ts';

/** Every text of the manual booking that the specification quotes, where it stands (document 2, sections 2, 5, 8, 9). */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

let days = 900;

/** The form for somebody who is known, with three days of a vehicle that is free. */
const openFilled = async (page: Page) => {
  days += 10;
  const [known] = await query<{ id: string }>(
    `select id from customer where archived_at is null and phone <> '' and email <> '' order by created_at limit 1`,
  );
  const dates = `startDate=${inDays(days)}&endDate=${inDays(days + 3)}`;
  await open(page, `/admin/bookings/new?customerId=${known?.id}&${dates}`);
  await expect(page.getByText(/^\d+ vehicles? ((is|are) free|on offer)/)).toBeVisible();
  await page.getByLabel('Vehicle', { exact: true }).selectOption({ index: 1 });
  const create = page.getByRole('button', { name: 'Create Booking' });
  await expect(create).toBeEnabled();
  return create;
};

test('what is missing is said in the order of the checks, and the button waits for the first four', async ({
  page,
}) => {
  await open(page, '/admin/bookings/new');
  const create = page.getByRole('button', { name: 'Create Booking' });
  // Under the button; above it stand warnings about the vehicle and its dates.
  const said = create.locator('~ [role=status]').filter({ hasText: /^\w/ });
  const end = page.getByLabel('End date');
  const [known] = await query<{ email: string; name: string }>(
    `select email, first_name || ' ' || last_name as name from customer
     where archived_at is null and phone <> '' and email <> '' order by created_at limit 1`,
  );
  const chooseCustomer = async () => {
    await page.getByRole('searchbox', { name: 'Search customers' }).fill(known?.email ?? '');
    await page.getByRole('button', { name: known?.name }).first().click();
  };
  for (const [message, next] of [
    ['Please select or create a customer', chooseCustomer],
    ['Please select a vehicle', () => page.getByLabel('Vehicle', { exact: true }).selectOption({ index: 1 })],
    ['Please select start and end dates', () => page.getByLabel('Start date').fill(inDays(800))],
    ['Please select start and end dates', () => page.getByLabel('End date').fill(inDays(799))],
    ['End date must be after start date', () => page.getByLabel('Pickup location').selectOption('')],
    ['End date must be after start date', () => page.getByLabel('End date').fill(inDays(803))],
  ] as const) {
    await expect(said).toHaveText(message);
    await expect(create).toBeDisabled();
    await next();
    if (message === 'Please select start and end dates' && (await end.inputValue()) !== '') {
      await expect(end).toHaveAccessibleDescription('End date must be after start date');
      await expect(page.getByText('Please correct the dates first to see which vehicles are free')).toBeVisible();
    }
  }
  await expect(end).not.toHaveAccessibleDescription(/./);
  await expect(said).toHaveText('Please select pickup and dropoff locations');
  await page.getByLabel('Pickup location').selectOption({ index: 1 });
  await expect(said).toBeHidden();
});

test('the server checks in the same order', async ({ page }) => {
  const [place] = (await (await page.request.get('/api/locations')).json()).data;
  const [vehicle] = (await (await page.request.get('/api/admin/bookings/free-vehicles')).json()).data;
  const person = {
    firstName: 'Malee',
    lastName: 'Chaiyo',
    customerEmail: 'order@example.com',
    customerPhone: '0815550123',
  };
  let data: object = { totalAmount: 1 };
  for (const [message, next] of [
    ['Please select or create a customer', person],
    ['Please select a vehicle', { vehicleId: vehicle.id }],
    ['Please select start and end dates', { startDate: `${inDays(800)}T10:00`, endDate: `${inDays(800)}T10:00` }],
    ['End date must be after start date', { endDate: `${inDays(803)}T10:00`, pickupLocationId: place.id }],
    ['Please select pickup and dropoff locations', {}],
  ] as const) {
    const answer = await page.request.post('/api/admin/bookings', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data,
    });
    expect([answer.status(), (await answer.json()).message]).toEqual([422, message]);
    data = { ...data, ...next };
  }
});

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

for (const [what, answer, said] of [
  ['is refused', refused, /^Failed to create booking$/],
  ['gets no answer', null, /^Failed to create booking\. Please try again\.$/],
  ['gets one that nobody can read', unreadable, /^Failed to create booking\. Please try again\.$/],
] as const)
  test(`a booking that ${what} says that it was not made`, async ({ page }) => {
    const create = await openFilled(page);
    await page.getByLabel('Notes for staff').fill('Arrives by train');
    await page.route('**/api/admin/bookings', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await create.click();
    await expect(page.getByRole('complementary').getByText(said)).toBeVisible();
    await expect(page.getByLabel('Notes for staff')).toHaveValue('Arrives by train');
  });

test('what the form needs and cannot be loaded is said', async ({ page }) => {
  await page.route('**/api/admin/bookings/free-vehicles*', (route) => route.abort());
  await open(page, '/admin/bookings/new');
  await expect(page.getByText('Failed to load required data', { exact: true })).toBeVisible();
});

const openDialog = async (page: Page, email = 'texts.manual@example.com', firstName = 'Anong') => {
  await open(page, '/admin/bookings/new');
  await page.getByRole('button', { name: 'Create New Customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Customer' });
  const create = dialog.getByRole('button', { name: 'Create', exact: true });
  await expect(create).toBeDisabled();
  for (const [label, value] of [
    ['First Name', firstName],
    ['Last Name', 'Bridge'],
    ['Email', email],
    ['Phone', '081 555 0117'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(value);
  return { dialog, create };
};

test('the dialog asks for what the specification lists, part by part', async ({ page }) => {
  const { dialog } = await openDialog(page);
  for (const [part, labels] of [
    ['Personal Information', ['First Name', 'Last Name', 'Email', 'Phone', 'Nationality', 'Date of Birth']],
    ['Documents', ['Passport Number', 'License Number', 'License Expiry Date']],
    ['Address', ['Street', 'City', 'State/Province', 'Country', 'Postal Code']],
  ] as const)
    for (const label of labels) await expect(dialog.getByRole('group', { name: part }).getByLabel(label)).toBeVisible();
});

const taken = {
  status: 409,
  json: { success: false, message: 'Email address already exists', error: 'customers.email-taken' },
};
const missing = { status: 422, json: { success: false, message: 'Email is required', error: 'form.invalid' } };

for (const [what, firstName, answer, said] of [
  ['with a name of spaces', ' ', null, 'First name, last name, email, and phone are required'],
  [
    'whose e-mail is known',
    'Anong',
    taken,
    'This email address is already registered. Please use a different email address.',
  ],
  [
    'that the server finds incomplete',
    'Anong',
    missing,
    'Please fill in all required fields (First name, Last name, Email, and Phone).',
  ],
  ['without an answer', 'Anong', null, 'Failed to create customer. Please try again.'],
] as const)
  test(`a customer ${what} is not made, and the dialog says why`, async ({ page }) => {
    const { dialog, create } = await openDialog(page, 'texts.manual@example.com', firstName);
    await page.route('**/api/admin/customers', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await create.click();
    await expect(dialog.getByRole('alert').first()).toContainText(said);
    await expect(dialog.getByLabel('Phone', { exact: true })).toHaveValue('081 555 0117');
  });

test('a customer who is being made is waited for, then shown with what they sign in with', async ({ page }) => {
  const { dialog, create } = await openDialog(page, 'texts.manual.made@example.com');
  const letThrough = await holdBack(page, '**/api/admin/customers');
  await create.click();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible();
  letThrough();
  const told = page.getByRole('dialog', { name: 'Customer created' });
  await expect(told).toContainText('Temporary password');
  await expect(told).toContainText('An invitation goes to texts.manual.made@example.com');
  await told.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('texts.manual.made@example.com')).toBeVisible();
});
