import { expect, type Page } from '@playwright/test';
import { vehicleFeatures } from '#kernel/vehicle-limits.ts';
import { jpeg } from '#test/builders/pictures.ts';
import { today } from '../journey.ts';
import { query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { person, signIn } from '../sign-in.ts';

/** Every text of the fleet's screens that the specification quotes, in its place. */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

const panel = (page: Page) => page.getByRole('complementary');
const openNew = async (page: Page) => {
  await open(page, '/admin/vehicles/new');
  await expect(panel(page)).toBeFocused();
  return panel(page);
};

test('a new vehicle begins with the usual values, within their limits, and all 21 features', async ({ page }) => {
  const form = await openNew(page);
  const year = Number(today().slice(0, 4));
  for (const [label, value] of [
    ['Day *', '1000'],
    ['Week', ''],
    ['Month, 30 days', ''],
    ['Year *', `${year}`],
    ['Mileage', '0'],
  ] as const)
    await expect(form.getByLabel(label, { exact: true }), label).toHaveValue(value);
  await expect(form.getByText('Empty means seven or thirty times the day.')).toBeVisible();
  const years = form.getByLabel('Year *').getByRole('option');
  await expect(years.first()).toHaveText(`${year + 1}`);
  await expect(years.last()).toHaveText('1990');
  await expect(form.getByLabel('Category *').locator('option:checked')).toHaveText('Midsize');
  for (const [name, choices, chosen] of [
    ['Transmission *', ['Automatic', 'Manual'], 'Automatic'],
    ['Fuel *', ['Petrol', 'Diesel', 'Hybrid', 'Electric'], 'Petrol'],
    ['Status *', ['Available', 'Rented', 'Maintenance'], 'Available'],
  ] as const) {
    const group = form.getByRole('group', { name });
    await expect(group.locator('label')).toHaveText([...choices]);
    await expect(group.getByRole('radio', { name: chosen }), name).toBeChecked();
  }
  const seats = form
    .locator('div')
    .filter({ hasText: /^Seats \*/ })
    .last();
  await expect(seats).toContainText('5');
  for (const name of ['Photos', 'Details', 'Rates', 'Features'])
    await expect(form.getByRole('heading', { name, exact: true }), name).toBeVisible();
  expect(vehicleFeatures).toHaveLength(21);
  await expect(form.locator('#features').getByRole('button')).toHaveText([...vehicleFeatures]);
});

test('photographs that are too many or do not arrive are told, and those there stay', async ({ page }) => {
  const form = await openNew(page);
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpeg(400, 300) };
  const add = form.getByLabel('Add photo');
  await expect(add).toHaveAttribute('accept', /^image\//);
  await add.setInputFiles(photo);
  await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page.route('**/api/upload/vehicle-images', (route) => route.abort());
  await add.setInputFiles(photo);
  await expect(page.getByText('Failed to upload images. Please try again.')).toBeVisible();
  await add.setInputFiles(Array.from({ length: 5 }, () => photo));
  await expect(page.getByText('Maximum 5 images allowed')).toBeVisible();
  await expect(form.getByRole('img', { name: /^Photo \d$/ })).toHaveCount(1);
});

test('a save that fails says so, by the server or on the way, and keeps what was typed', async ({ page }) => {
  const form = await openNew(page);
  const brand = form.getByRole('textbox', { name: 'Brand' });
  await brand.fill('Nakhon');
  await form.getByRole('textbox', { name: 'Model' }).fill('Rua');
  for (const [isAnswered, message] of [
    [true, 'Failed to save vehicle. Server error occurred'],
    [false, 'Failed to save vehicle. Network error - please check your connection'],
  ] as const) {
    await page.route('**/api/admin/vehicles', (route) =>
      isAnswered ? route.fulfill({ status: 500, body: '' }) : route.abort(),
    );
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(brand).toHaveValue('Nakhon');
  }
});

test('deleting asks first, in words that are true', async ({ page }) => {
  const idOf = async (which: string) =>
    (
      await query<{ id: string }>(
        `select id from vehicle v where archived_at is null
         and ${which} (select from booking b where b.vehicle_id = v.id) limit 1`,
      )
    )[0]?.id;
  const rented = await idOf('exists');
  await open(page, `/admin/vehicles/${rented}`);
  await panel(page).getByRole('button', { name: 'Archive' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to archive this vehicle?');
  const [made] = await query<{ id: string }>(
    `insert into vehicle select (jsonb_populate_record(v, jsonb_build_object('id', uuidv7(), 'license_plate', '9ฮฮ 21'))).*
     from vehicle v where id = $1 returning id`,
    [rented],
  );
  try {
    await open(page, `/admin/vehicles/${made?.id}`);
    await panel(page).getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toContainText('Are you sure you want to delete this vehicle?');
  } finally {
    await query('delete from vehicle where id = $1', [made?.id]);
  }
});

test('the list is searched, narrowed and shown as rows by its address, and walked by keys', async ({ page }) => {
  await open(page, '/admin/vehicles');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toHaveAttribute('placeholder', 'Brand, model, plate');
  await search.fill('Honda');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=Honda/);
  await page.getByLabel('Category').selectOption({ label: 'Compact' });
  await expect(page).toHaveURL(/search=Honda.*categoryId=/);
  await page.getByRole('link', { name: 'As a list' }).click();
  await expect(page.getByRole('table', { name: 'Vehicles' })).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/look=list/);
});

test('a plate that another vehicle has is refused beside its field', async ({ page }) => {
  const form = await openNew(page);
  await form.getByRole('textbox', { name: 'Brand' }).fill('Nakhon');
  await form.getByRole('textbox', { name: 'Model' }).fill('Rua');
  const [existing] = await query('select license_plate as plate from vehicle where archived_at is null limit 1');
  await form.getByRole('textbox', { name: 'Licence plate' }).fill(String(existing?.plate));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Another vehicle has this licence plate')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Licence plate' })).toBeFocused();
});
