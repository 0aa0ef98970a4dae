import { expect, type Page } from '@playwright/test';
import { bookDirectly } from './book-directly.ts';
import { changeBooking, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { person, signIn } from './sign-in.ts';

const staff = () => person('STAFF', 'Ploy', 'Nakarin');

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);
};

/** A customer created by staff through the API, without bookings. */
const made = async (page: Page, email: string, more: object = {}) => {
  const reply = await page.request.post('/api/admin/customers', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { firstName: 'Hannah', lastName: 'Journey', email, phone: '+66 81 555 0199', invite: false, ...more },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()).data as { id: string; version: number; customerNumber: string };
};

test('a customer is made, with what they sign in with shown once, and signs in with it', async ({
  page,
  context,
  anotherVisitor,
}) => {
  await signIn(context, await staff());
  await open(page, '/admin/customers');
  await expect(page.getByRole('heading', { name: 'Customer Management', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Create New Customer' }).click();
  const create = page.getByRole('button', { name: 'Create', exact: true });
  await expect(page.getByRole('dialog', { name: 'Create New Customer' })).toBeVisible();
  await expect(create).toBeDisabled();
  await fill(page, {
    'First name': 'Anong',
    'Last name': 'Bridge',
    'Email optional': 'anong.journey@example.com',
    Phone: '081 555 0117',
    'Street optional': '1 Bridge Road',
    'Nationality optional': 'Thai',
  });
  await create.click();
  const created = page.getByRole('dialog', { name: 'Customer created' });
  await expect(created).toContainText(/Anong Bridge is customer BKK-\d{5}/);
  await expect(created).toContainText('An invitation is on its way to anong.journey@example.com');
  const password = (await created.getByText(/^\w{5}(-\w{5}){3}$/).textContent()) ?? '';
  await created.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('complementary', { name: 'Customer Details: Anong Bridge' })).toContainText(
    '1 Bridge Road',
  );
  await expect(page.getByRole('table').getByText('anong.journey@example.com')).toBeVisible();
  await page.reload();
  await expect(page.getByText(password)).toHaveCount(0);

  const customer = await anotherVisitor();
  await customer.goto('/login');
  await customer.getByLabel('Email').fill('anong.journey@example.com');
  await customer.getByLabel('Password', { exact: true }).fill(password);
  await customer.getByRole('button', { name: 'Sign in' }).click();
  await expect(customer).toHaveURL(/\/new-password/);
});

test('a customer with a phone alone is made and booked for, and the screens say that nothing is mailed', async ({
  page,
  context,
}) => {
  await signIn(context, await staff());
  await open(page, '/admin/customers/new');
  const dialog = page.getByRole('dialog', { name: 'Create New Customer' });
  await fill(page, { 'First name': 'Nophone', 'Last name': 'Journey' });
  await expect(dialog.getByText('Still missing: Phone')).toBeVisible();
  await expect(dialog.getByText('Without an email there is no account to sign in with')).toBeVisible();
  await fill(page, { Phone: '081 555 0118' });
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Customer Details: Nophone Journey' });
  await expect(panel).toContainText('None: no email is sent');
  await panel.getByRole('link', { name: 'New booking' }).click();
  await expect(page.getByText('No email: none is sent to this customer.')).toBeVisible();
});

test('an e-mail that is known leads to whose it is, and keeps what was typed', async ({ page, context }) => {
  await signIn(context, await staff());
  await made(page, 'known.journey@example.com');
  await open(page, '/admin/customers/new');
  const known = { 'Email optional': 'KNOWN.journey@example.com', Phone: '081 555 0117' };
  await fill(page, { 'First name': 'A', 'Last name': 'B', ...known });
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This email address is already registered. Please use a different email address');
  await expect(dialog.getByLabel('Phone', { exact: true })).toHaveValue('081 555 0117');
  await dialog.getByRole('alert').getByRole('link', { name: 'Open the customer' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('complementary', { name: 'Customer Details: Hannah Journey' })).toBeVisible();
});

test('two clerks edit one customer, and the second is told and loses nothing', async ({ page, context }) => {
  await signIn(context, await staff());
  const { id, version } = await made(page, 'two.journey@example.com');
  await open(page, `/admin/customers/${id}/edit`);
  await fill(page, { 'Last name': 'Second' });
  const first = await page.request.put(`/api/admin/customers/${id}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { lastName: 'First', version },
  });
  expect(first.ok()).toBe(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog')).toContainText('Someone else changed this customer in the meantime');
  const lastName = page.getByRole('dialog').getByLabel('Last name', { exact: true });
  await expect(lastName).toHaveValue('Second');
  await page.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(lastName).toHaveValue('First');
  await lastName.fill('Third');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('complementary', { name: 'Customer Details: Hannah Third' })).toBeVisible();
});

test('“do not rent” and a note are written with the customer, and their reason is read by whoever books or hands over', async ({
  page,
  context,
}) => {
  await signIn(context, await staff());
  const email = 'warned.journey@example.com';
  const { id } = await made(page, email);
  const { bookingId } = await bookDirectly(page.request, email, 30);
  await changeBooking(bookingId, `status = 'confirmed', hold_until = null, customer_id = '${id}'`);
  await open(page, `/admin/customers/${id}/edit`);
  await fill(page, { Notes: 'Prefers the lift entrance', 'Do not rent: the reason optional': 'Left a car in Laos' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const panel = page.getByRole('complementary', { name: 'Customer Details: Hannah Journey' });
  await expect(panel).toContainText('Prefers the lift entrance');
  await expect(panel.getByText('Do not rent', { exact: true }).first()).toBeVisible();
  await open(page, `/admin/customers/${id}/edit`);
  await expect(page.getByLabel('Do not rent: the reason optional')).toHaveValue('Left a car in Laos');
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('Prefers the lift entrance');

  const warning = page.getByRole('alert').filter({ hasText: 'Do not rent to this customer' });
  await open(page, '/admin/bookings/new');
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(email);
  await page.getByRole('button', { name: 'Hannah Journey' }).click();
  await expect(warning).toContainText('Left a car in Laos');
  for (const path of [bookingId, `${bookingId}/hand-over?kind=pick-up`]) {
    await open(page, `/admin/bookings/${path}`);
    await expect(warning, path).toContainText('Left a car in Laos');
  }
});

test('a passport is kept, shown to staff, and deleted', async ({ page, context }) => {
  await signIn(context, await staff());
  const { id } = await made(page, 'copies.journey@example.com');
  await open(page, `/admin/customers/${id}`);
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^(Upload|Replace): Passport$/ }).click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  await choose('page.jpg', 'image/jpeg', Buffer.from('<html>'));
  await expect(page.getByText('Use a picture (JPEG, PNG, WebP or AVIF) or a PDF')).toBeVisible();
  await choose('passport.pdf', 'application/pdf', Buffer.from(`%PDF-1.7\n${'x'.repeat(3000)}\n%%EOF\n`));
  await expect(page.getByText('PDF, 3 kB')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download: Passport' }).click();
  expect((await download).suggestedFilename()).toMatch(/^BKK-\d{5}-passport\.pdf$/);
  await page.getByRole('button', { name: 'Delete: Passport' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('PDF, 3 kB')).toHaveCount(0);
});

test('a customer without bookings is deleted for good', async ({ page, context }) => {
  await signIn(context, await staff());
  await made(page, 'gone.journey@example.com', { firstName: 'Gone' });
  await open(page, '/admin/customers');
  await page.getByRole('button', { name: 'More actions for Gone Journey' }).click();
  await page.getByRole('link', { name: 'Delete Gone Journey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
  await expect(dialog).toContainText('Are you sure you want to delete this customer? This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Customer deleted')).toBeVisible();
  await expect(page.getByText('gone.journey@example.com')).toHaveCount(0);
});

test('a customer with bookings is archived, and one click brings them back', async ({ page, context }) => {
  await signIn(context, await staff());
  await open(page, '/admin/customers');
  const [row] = await query<{ id: string; email: string }>(`
    select customer.id, customer.email from customer join booking on booking.customer_id = customer.id
    where customer.archived_at is null and customer.user_id is null order by customer.created_at desc limit 1`);
  await open(page, `/admin/customers/${row?.id}/delete`);
  const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
  await expect(dialog).toContainText('the history stays');
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Customer archived')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Customer restored')).toBeVisible();
  const [after] = await query<{ archived_at: unknown }>('select archived_at from customer where id = $1', [row?.id]);
  expect(after?.archived_at).toBeNull();
});

test('anonymising asks for the number, and then leaves nobody', async ({ page, context }) => {
  await signIn(context, await staff());
  const { id, customerNumber } = await made(page, 'nobody.journey@example.com', { firstName: 'Forgotten' });
  await open(page, `/admin/customers/${id}`);
  await page.getByRole('link', { name: 'Anonymise' }).click();
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Anonymise' });
  await expect(submit).toBeDisabled();
  await page.getByLabel(`Type ${customerNumber} to confirm`).fill(customerNumber);
  await submit.click();
  await expect(page.getByRole('complementary', { name: /Anonymised customer/ })).toBeVisible();
  await expect(page.getByText('nobody.journey@example.com')).toHaveCount(0);
});
