import { expect, type Page } from '@playwright/test';
import { jpeg } from '#test/builders/pictures.ts';
import { accessibilityViolations } from './axe.ts';
import { chooseCover, fillCustomer, inDays } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { person, signIn } from './sign-in.ts';

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('heading', { name, exact: true }) });
const inWizard = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Opens the wizard for the nth free vehicle, for three days starting `days` from now. */
const wizard = async (page: Page, days: number, nth: number) => {
  const dates = { startDate: `${inDays(days)}T10:00`, endDate: `${inDays(days + 3)}T10:00` };
  const available = await page.request.get('/api/vehicles/available', { params: { ...dates, page: 1, limit: 5 } });
  const vehicle = (await available.json()).data[nth];
  const rental = { pickupDate: inDays(days), returnDate: inDays(days + 3), location: 'Suvarnabhumi Airport' };
  await open(page, `/booking?${new URLSearchParams({ vehicle: vehicle.id, ...rental })}`);
  await expect(page.getByText('Vehicle is available')).toBeVisible();
};

test('an add-on is made with a picture, runs out with one booking, and comes back when it is hidden no more', async ({
  page,
  context,
  anotherVisitor,
}) => {
  test.slow();
  const name = `Cool box ${Math.floor(Math.random() * 9000) + 1000}`;
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, '/admin/addons');
  await page.getByRole('button', { name: 'Add Addon' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add New Addon' });
  await form.getByRole('button', { name: 'Create Addon' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByLabel('Name *')).toBeFocused();
  await form.getByLabel('Name *').fill(name);
  await form.getByLabel('Description *').fill('Keeps the picnic cold');
  await form.getByLabel('Daily price').fill('80');
  await form.getByLabel('Current stock *').fill('1');
  await form.getByLabel('Maximum quantity').fill('5');
  await form.locator('input[type=file]').setInputFiles({
    name: 'box.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  });
  await form.getByRole('button', { name: 'Create Addon' }).click();
  await expect(form.getByText('This photograph cannot be shown')).toBeVisible();
  await form.locator('input[type=file]').setInputFiles({
    name: 'box.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg(400, 400),
  });
  await form.getByRole('button', { name: 'Create Addon' }).click();
  await expect(page.getByText(`${name} created`)).toBeVisible();
  const made = rowOf(page, name);
  await expect(made).toContainText('1 / 5');
  await expect(made).toContainText('Daily: ฿80');
  await expect(made.locator('img')).toHaveAttribute('src', /^\/pictures\//);

  const first = await anotherVisitor();
  await wizard(first, 40, 0);
  await first.getByRole('button', { name: /^\d+ more$/ }).click();
  await expect(inWizard(first, name).locator('img')).toHaveAttribute('src', /^\/pictures\//);
  await first.getByRole('button', { name: `Add ${name}` }).click();
  await chooseCover(first);
  await first.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(first, `cool.${Date.now()}@example.com`);
  await first.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(first.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();

  const second = await anotherVisitor();
  await wizard(second, 41, 1);
  await second.getByRole('button', { name: /^\d+ more$/ }).click();
  await expect(second.getByRole('button', { name: `Add ${name}` })).toBeDisabled();
  await expect(inWizard(second, name).getByText('None left for these dates')).toBeVisible();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Addon' });
  await edit.getByLabel('Current stock *').fill('2');
  await edit.getByLabel('Daily price').fill('95.5');
  await edit.getByRole('button', { name: 'Update Addon' }).click();
  await expect(page.getByText(`${name} updated`)).toBeVisible();
  await second.reload();
  await second.getByRole('button', { name: /^\d+ more$/ }).click();
  await expect(second.getByRole('button', { name: `Add ${name}` })).toBeEnabled();
  await expect(inWizard(second, name)).toContainText('฿286.50');

  await made.getByRole('switch', { name: /^Show on website/ }).click();
  await expect(page.getByText(`${name} is hidden from the website`)).toBeVisible();
  await expect(made.getByText('Visible', { exact: true })).toHaveCount(0);
  await second.reload();
  await expect(second.getByText('Vehicle is available')).toBeVisible();
  await second.getByRole('button', { name: /^\d+ more$/ }).click();
  await expect(inWizard(second, name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(made.getByText('Visible', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await edit.getByText('History', { exact: true }).click();
  await expect(edit).toContainText(`Ploy Nakarin changed add-on ${name}`);
  await edit.getByLabel('Current stock *').fill('0');
  await edit.getByRole('button', { name: 'Update Addon' }).click();
  await expect(made.getByText('Bookings exceed the stock by 1 unit.')).toBeVisible();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const remove = page.getByRole('dialog', { name });
  await expect(remove).toContainText('Are you sure you want to archive this add-on?');
  await expect(remove).toContainText('so it will be archived');
  await remove.getByRole('button', { name: 'Archive' }).click();
  await expect(made).toHaveCount(0);
  const [row] = await query<{ archived: boolean }>(
    'select archived_at is not null as archived from addon where name = $1',
    [name],
  );
  expect(row?.archived).toBe(true);
});

test('an add-on for one class is offered with that class alone, and taken off with a word when the car changes', async ({
  page,
  context,
  anotherVisitor,
}) => {
  const name = `Top case ${Math.floor(Math.random() * 9000) + 1000}`;
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, '/admin/addons');
  await page.getByRole('button', { name: 'Add Addon' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Addon' });
  await form.getByLabel('Name *').fill(name);
  await form.getByLabel('Description *').fill('Locks behind the seat');
  await form.getByRole('checkbox', { name: 'Scooter' }).check();
  await form.getByLabel('Daily price').fill('30');
  await form.getByRole('button', { name: 'Create Addon' }).click();
  await expect(rowOf(page, name)).toContainText('Scooter');

  const visitor = await anotherVisitor();
  const vehicles = await query<{ id: string; slug: string }>(
    `select distinct on (slug) v.id, slug from vehicle v join category c on c.id = category_id
     where v.archived_at is null and v.status <> 'maintenance' and slug in ('scooter', 'suv') order by slug, v.id`,
  );
  const wizardOf = (slug: string) => {
    const { id = '' } = vehicles.find((vehicle) => vehicle.slug === slug) ?? {};
    return `/booking?vehicle=${id}`;
  };
  await open(visitor, wizardOf('scooter'));
  await visitor.getByRole('button', { name: `Add ${name}` }).click();
  await visitor.getByRole('button', { name: 'Add Additional driver' }).click();
  await open(visitor, wizardOf('suv'));
  await expect(visitor.getByText('not offered with this vehicle and was removed')).toBeVisible();
  await expect(inWizard(visitor, name)).toHaveCount(0);
  await expect(inWizard(visitor, 'Additional driver').getByText('1', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Addon' });
  await expect(edit.getByRole('checkbox', { name: 'Scooter' })).toBeChecked();
  await edit.getByRole('checkbox', { name: 'SUV' }).check();
  await edit.getByRole('button', { name: 'Update Addon' }).click();
  await expect(rowOf(page, name)).toContainText('SUV, Scooter');
  await visitor.reload();
  await expect(inWizard(visitor, name)).toBeVisible();
});

test('what was typed into an add-on is not lost by Escape, nor to somebody who was faster', async ({
  page,
  context,
}) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, '/admin/addons?search=Dash');
  await page.getByRole('button', { name: 'Edit Dash camera' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Addon' });
  await form.getByLabel('Staff notes').fill('In the blue drawer');
  await page.keyboard.press('Escape');
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Stay here' }).click();
  await expect(form.getByLabel('Staff notes')).toHaveValue('In the blue drawer');
  await query(`update addon set version = version + 1, admin_notes = 'On the shelf' where name = 'Dash camera'`);
  await form.getByRole('button', { name: 'Update Addon' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'Someone else changed this in the meantime. Your changes were not saved.',
  );
  await expect(form.getByLabel('Staff notes')).toHaveValue('In the blue drawer');
  await form.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(form.getByLabel('Staff notes')).toHaveValue('On the shelf');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
});

test('a category is made, filled with features, switched off, and refused to leave while it has vehicles', async ({
  page,
  context,
}) => {
  const name = `Campers ${Math.floor(Math.random() * 9000) + 1000}`;
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: 'Add category' }).click();
  const form = page.getByRole('dialog', { name: 'Add new category' });
  await form.getByRole('button', { name: 'Create category' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Name *').fill('economy');
  await form.getByRole('button', { name: 'Create category' }).click();
  await expect(form.getByText('Another category has this name', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Name *')).toBeFocused();
  await expect(form.getByRole('alert')).toContainText('Failed to save category');
  await form.getByLabel('Name *').fill('');
  await form.getByRole('button', { name: 'Create category' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Another category has this name'), 'of the sending before').toHaveCount(0);
  await form.getByLabel('Name *').fill(name);
  for (const feature of ['Spacious', 'Cargo Space', 'Towing Capacity'])
    await form.getByRole('checkbox', { name: feature }).check();
  await form.getByRole('button', { name: 'Create category' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('+1 more');
  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit category' });
  await edit.getByRole('switch', { name: 'Active' }).click();
  await edit.getByRole('button', { name: 'Update category' }).click();
  await expect(row.getByText('Inactive')).toBeVisible();
  await open(page, '/admin/vehicles/new');
  await expect(page.getByLabel('Category *').getByRole('option', { name })).toHaveCount(0);
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: 'Delete Economy' }).click();
  const remove = page.getByRole('dialog', { name: 'Delete category' });
  await expect(remove.getByRole('status')).toContainText('“Economy” cannot be deleted yet');
  await expect(remove.getByRole('status')).toContainText(/Vehicles that have this category: [1-9]\d*\./);
  await expect(remove.getByRole('link', { name: 'Show these vehicles' })).toHaveAttribute('href', /categoryId=/);
  await expect(remove).not.toContainText('archived');
  await expect(remove.getByRole('button', { name: /^(Delete|Archive)$/ })).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await remove.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(remove).not.toContainText('archived');
  const [given] = await query<{ id: string; category_id: string }>(
    'select id, category_id from vehicle where archived_at is null limit 1',
  );
  await query('update vehicle set category_id = (select id from category where name = $1) where id = $2', [
    ...[name, given?.id],
  ]);
  await remove.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(remove.getByRole('alert')).toContainText('Failed to delete category');
  await expect(remove.getByRole('alert')).toContainText('Vehicles that have this category: 1.');
  await expect(remove.getByRole('link', { name: 'Show these vehicles' })).toBeVisible();
  await expect(remove.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  await expect(page.locator('tr', { hasText: name }), 'the list has it too').toContainText('1 vehicle');
  await query('update vehicle set category_id = $1 where id = $2', [given?.category_id, given?.id]);

  await open(page, '/admin/categories');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(remove).not.toContainText('archived');
  await remove.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`${name} deleted`)).toBeVisible();
  await expect(row).toHaveCount(0);
});
