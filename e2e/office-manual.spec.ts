import { expect, type Page } from '@playwright/test';
import { findBar } from './calendar-bars.ts';
import { inDays } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { problemsOf } from './page-facts.ts';
import { person, signIn } from './sign-in.ts';

test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

/** Days from now, beyond what the public may book; each booking takes later dates. */
let far = 800;

const openForm = async (page: Page, path = '/admin/bookings/new') => {
  await open(page, path);
};

const fillDates = async (page: Page) => {
  far += 10;
  await page.getByLabel('Start date').fill(inDays(far));
  await page.getByLabel('End date').fill(inDays(far + 3));
};

const vehiclesOf = (page: Page) => page.getByRole('radiogroup', { name: 'Vehicle' });
const chosenIn = (page: Page) => vehiclesOf(page).locator('input:checked');

/** Chooses the first free vehicle. */
const chooseVehicle = async (page: Page): Promise<string> => {
  const vehicle = vehiclesOf(page).getByRole('radio').first();
  await expect(page.getByText(/^\d+ vehicles? ((is|are) free|on offer)/)).toBeVisible();
  await vehicle.check();
  return vehicle.inputValue();
};

/** The first customer with e-mail and phone. */
const someCustomer = () =>
  query<{ email: string; name: string }>(
    `select email, first_name || ' ' || last_name as name from customer
     where archived_at is null and phone <> '' and email <> '' order by created_at limit 1`,
  );

test('a booking by hand, from the search of its customer to its panel and its bar in the calendar', async ({
  page,
}) => {
  const problems = problemsOf(page);
  const [customer] = await someCustomer();
  if (!customer) throw new Error('The demo business has customers');
  await open(page, '/admin/calendar');
  await page.getByRole('main').getByRole('link', { name: 'New Booking' }).first().click();
  await expect(page.getByRole('heading', { name: 'Create Manual Booking', level: 1 })).toBeVisible();
  const create = page.getByRole('button', { name: 'Create booking' });
  await expect(create).toBeDisabled();
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(customer.email);
  await page.getByRole('button', { name: customer.name }).first().click();
  await fillDates(page);
  await chooseVehicle(page);
  await expect(page.getByText('Pick-up can be booked at most')).toBeVisible();
  await page.getByLabel('Payment status').selectOption('Paid');
  await expect(create).toBeEnabled();
  await create.click();
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { name: /^BKK/ })).toBeVisible();
  await expect(page.getByText(customer.name).first()).toBeVisible();
  const [stored] = await query(
    `select status, booking_type, paid_satang = total_satang as is_paid from booking where id = $1`,
    [id],
  );
  expect(stored).toEqual({ status: 'confirmed', booking_type: 'manual', is_paid: true });

  await open(page, `/admin/calendar?from=${inDays(far - 1)}&days=7`);
  await expect(await findBar(page, id)).toHaveAccessibleName(new RegExp(`^${customer.name} .*, Confirmed`));
  expect(problems).toEqual([]);
});

/** Opens the dialog Create New Customer and fills in its required fields. */
const createCustomer = async (page: Page, email: string) => {
  await page.getByRole('button', { name: 'Create New Customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Customer' });
  for (const [label, value] of [
    ['First name', 'Malee'],
    ['Last name', 'Chaiyo'],
    ['Email optional', email],
    ['Phone', '+66 81 555 0123'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(value);
  return { dialog, create: dialog.getByRole('button', { name: 'Create', exact: true }) };
};

test('somebody new is put on record without leaving the form, and what it holds is kept', async ({ page }) => {
  await openForm(page);
  await fillDates(page);
  const vehicle = await chooseVehicle(page);
  await page.getByLabel('Set the vehicle price by hand').check();
  await page.getByLabel('Vehicle price (THB)').fill('3000');
  await page.getByLabel('Reason').fill('Long friendship');
  const [customer] = await someCustomer();
  const taken = await createCustomer(page, customer?.email ?? '');
  await taken.create.click();
  await expect(taken.dialog).toContainText('This email address is already registered');
  await taken.dialog.getByLabel('Email optional', { exact: true }).fill('malee.chaiyo@example.com');
  await taken.create.click();
  const created = page.getByRole('dialog', { name: 'Customer created' });
  await expect(created).toContainText(/Malee Chaiyo is customer BKK-\d{5}/);
  await expect(created.getByText(/^\w{5}(-\w{5}){3}$/)).toBeVisible();
  await created.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('malee.chaiyo@example.com')).toBeVisible();
  await expect(chosenIn(page)).toHaveValue(vehicle);
  await expect(page.getByRole('complementary').getByText('฿3,210')).toBeVisible();
  await page.getByLabel('Payment status').selectOption('Partial');
  const create = page.getByRole('button', { name: 'Create booking' });
  await create.click();
  await expect(page.getByText('Failed to create booking')).toBeVisible();
  await expect(page.getByText('Please enter the amount').first()).toBeVisible();
  await expect(page.getByLabel('Reason')).toHaveValue('Long friendship');
  await page.getByLabel('Amount paid (THB)').fill('1000');
  await expect(create).toBeEnabled();
  await create.click();
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}$/);
  const [stored] = await query(
    'select total_satang::int as total, paid_satang::int as paid from booking where email = $1',
    ['malee.chaiyo@example.com'],
  );
  expect(stored).toEqual({ total: 321_000, paid: 100_000 });
});

test('add-ons, insurance and a promo code are folded away, priced at once and booked', async ({ page }) => {
  const [customer] = await someCustomer();
  const [row] = await query<{ id: string }>('select id from customer where email = $1', [customer?.email ?? '']);
  await openForm(page, `/admin/bookings/new?customerId=${row?.id}`);
  await fillDates(page);
  await chooseVehicle(page);
  const fold = page.getByText('Add-ons and cover', { exact: true });
  await expect(page.getByLabel('Promo code')).toBeHidden();
  await fold.click();
  const summary = page.getByRole('complementary');
  const line = page
    .getByRole('listitem')
    .filter({ hasText: /(is|are) free for these dates/ })
    .first();
  const addon = (await line.getByRole('group').getAttribute('aria-label')) ?? '';
  const more = line.getByRole('button').last();
  await more.click();
  await more.click();
  await expect(summary).toContainText(addon);
  const insurance = page.getByLabel('Cover', { exact: true });
  await insurance.selectOption({ index: 1 });
  const cover = ((await insurance.locator('option:checked').textContent()) ?? '').split(',')[0] ?? '';
  await expect(summary).toContainText(cover);
  await page.getByLabel('Promo code').fill('nosuchcode');
  await page.getByLabel('Promo code').press('Enter');
  await expect(page.getByText('There is no such code')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('2 chosen')).toBeVisible();
  const create = page.getByRole('button', { name: 'Create booking' });
  await expect(create).toBeEnabled();
  await create.click();
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  const [stored] = await query(
    `select a.quantity, b.insurance_package_id is not null as is_covered
     from booking b join booking_addon a on a.booking_id = b.id where b.id = $1`,
    [id],
  );
  expect(stored).toEqual({ quantity: 2, is_covered: true });
});

test('all that is missing is listed in form order, and the button waits for dates, vehicle and customer', async ({
  page,
}) => {
  await open(page, '/admin/bookings/new?startDate=');
  const create = page.getByRole('button', { name: 'Create booking' });
  const status = page.getByRole('status').filter({ hasText: /^(Please select|End date must)/ });
  const end = page.getByLabel('End date');
  const [customer] = await query<{ email: string; name: string }>(
    `select email, first_name || ' ' || last_name as name from customer
     where archived_at is null and phone <> '' and email <> '' order by created_at limit 1`,
  );
  const chooseCustomer = async () => {
    await page.getByRole('searchbox', { name: 'Search customers' }).fill(customer?.email ?? '');
    await page.getByRole('button', { name: customer?.name }).first().click();
  };
  const all = ['Please select start and end dates', 'Please select a vehicle', 'Please select or create a customer'];
  await expect(vehiclesOf(page).getByRole('radio'), 'a glance, before there are dates').toHaveCount(6);
  for (const [line, label] of [
    [all[0], 'Start date'],
    [all[1], 'Search vehicles'],
    [all[2], 'Search customers'],
  ] as const) {
    await page.getByRole('button', { name: line }).click();
    await expect(page.getByLabel(label)).toBeFocused();
  }
  for (const [missing, next] of [
    [all, () => page.getByLabel('Start date').fill(inDays(800))],
    [all, () => page.getByLabel('End date').fill(inDays(799))],
    [['End date must be after start date', ...all.slice(1)], () => vehiclesOf(page).getByRole('radio').first().check()],
    [
      ['End date must be after start date', ...all.slice(2)],
      () => page.getByLabel('Pick-up location').selectOption(''),
    ],
    [
      ['End date must be after start date', ...all.slice(2), 'Please select pickup and dropoff locations'],
      chooseCustomer,
    ],
    [
      ['End date must be after start date', 'Please select pickup and dropoff locations'],
      () => page.getByLabel('End date').fill(inDays(803)),
    ],
  ] as const) {
    await expect(status).toHaveText(missing.join(' '));
    await expect(create).toBeDisabled();
    if (missing[0] === 'End date must be after start date') {
      await expect(end).toHaveAccessibleDescription('End date must be after start date');
      await expect(page.getByText('Please correct the dates first to see which vehicles are free')).toBeVisible();
    }
    await next();
  }
  await expect(end).not.toHaveAccessibleDescription(/./);
  await expect(status).toHaveText('Please select pickup and dropoff locations');
  await page.getByLabel('Pick-up location').selectOption({ index: 1 });
  await expect(status).toBeHidden();
});

test('a form begins with three days from the next 10:00, and lists what is free then with its total', async ({
  page,
}) => {
  await open(page, '/admin/bookings/new');
  await expect(page.getByText(/^\d+ vehicles? (is|are) free$/)).toBeVisible();
  for (const label of ['Start time', 'End time']) await expect(page.getByLabel(label)).toHaveValue('10:00');
  const first = vehiclesOf(page).getByRole('radio').first();
  await expect(first).toHaveAccessibleName(/฿[\d,.]+$/);
  await expect(vehiclesOf(page)).not.toContainText('a day');
  await first.check();
  await expect(page.getByRole('complementary')).toContainText('3 days');
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

test('of a large fleet fifty are listed: a search finds the others, and the chosen one stays chosen', async ({
  page,
}) => {
  const period = { startDate: `${inDays(790)}T10:00`, endDate: `${inDays(793)}T10:00` };
  const free = (await (await page.request.get('/api/admin/bookings/free-vehicles', { params: period })).json()).data;
  const chosen = free.at(-1);
  // As if the fleet were larger than a list, and the chosen vehicle far down in it.
  await page.route('**/api/admin/bookings/free-vehicles?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.has('vehicleId') || query.has('search')) return route.continue();
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: answer.data.slice(0, 3), total: 1234 } });
  });
  await openForm(page, `/admin/bookings/new?${new URLSearchParams({ ...period, vehicleId: chosen.id })}`);
  const search = page.getByLabel('Search vehicles');
  await expect(search).toHaveAccessibleDescription('4 of 1,234 are listed; search for the others');
  await expect(chosenIn(page)).toHaveValue(chosen.id);
  await search.fill(free[0].licensePlate);
  await expect(search).toHaveAccessibleDescription('Make, model, plate or category');
  await expect(vehiclesOf(page).getByRole('radio')).toHaveCount(2);
  await expect(chosenIn(page)).toHaveValue(chosen.id);
  await vehiclesOf(page).locator(`[value="${free[0].id}"]`).check();
  await search.fill('no such vehicle');
  await expect(search).toHaveAccessibleDescription('No free vehicle matches');
  await expect(chosenIn(page)).toHaveValue(free[0].id);
});
