import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { exampleFile } from '#kernel/fleet-file.ts';
import { fleetFile } from '#test/builders/fleet-office.ts';
import { jpeg } from '#test/builders/pictures.ts';
import { whileFailing } from './failing.ts';
import { inDays } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { person, signIn } from './sign-in.ts';

const panel = (page: Page) => page.getByRole('complementary');

/** Opens a vehicle beside the list and waits for its form to take the focus, since earlier input would be lost. */
const openPanel = async (page: Page, path: string) => {
  await open(page, path);
  await expect(panel(page)).toBeFocused();
};

const newPlate = () => `9ฮฮ ${1000 + Math.floor(Math.random() * 9000)}`;

test('a vehicle is made with a photograph, found on the site, and not offered while it is in maintenance', async ({
  page,
  context,
}) => {
  test.slow();
  const plate = newPlate();
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, '/admin/vehicles');
  await page.getByRole('link', { name: 'Add vehicle' }).click();
  const form = panel(page);
  await form.getByRole('textbox', { name: 'Brand' }).fill('Nakhon');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Model is required')).toBeVisible();
  await expect(form.getByText(/, 1 to correct/)).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Model' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Model' }).fill(`Rua ${plate.slice(-4)}`);
  await form.getByRole('textbox', { name: 'Licence plate' }).fill(plate);
  await form.getByLabel('Chassis number (VIN)').fill(`mr0 53hy 930512${plate.slice(-4)}`);
  await form.getByLabel('Home location').selectOption('Don Mueang Airport');
  await form.getByLabel('Body type').selectOption('suv');
  await form.getByLabel('Colour').selectOption('Teal');
  await form.getByRole('button', { name: 'Air conditioning' }).click();
  const [first, second] = [await jpeg(800, 500), await jpeg(820, 500)];
  await form.getByLabel('Add photo').setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: first },
    { name: 'back.jpg', mimeType: 'image/jpeg', buffer: second },
  ]);
  await expect(form.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  const cover = await form.getByRole('img', { name: 'Photo 2' }).getAttribute('src');
  await form.getByRole('button', { name: 'Move photo 2 forward' }).click();
  await expect(form.getByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', cover ?? '');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Vehicle added')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/vehicles\/[\da-f-]{36}$/);
  const id = page.url().slice(-36);
  await openPanel(page, `/admin/vehicles/${id}`);
  await expect(form.getByLabel('Chassis number (VIN)')).toHaveValue(`MR053HY930512${plate.slice(-4)}`);
  await expect(form.getByLabel('Home location').locator('option:checked')).toHaveText('Don Mueang Airport');

  const dates = `startDate=${inDays(20)}T10:00&endDate=${inDays(23)}T10:00`;
  const site = await context.newPage();
  await site.goto(`/vehicles/${id}`);
  await expect(site.getByRole('heading', { level: 1 })).toContainText(`Nakhon Rua`);
  const offered = async () => {
    const answer = await context.request.get(`/api/vehicles/available?${dates}&search=Nakhon&page=1&limit=100`);
    return (await answer.json()).data.some((one: { id: string }) => one.id === id);
  };
  expect(await offered()).toBe(true);

  await form.getByLabel('From', { exact: true }).fill(inDays(21));
  await form.getByLabel('Until', { exact: true }).fill(inDays(22));
  await form.getByLabel('Reason').fill('40,000 km service');
  await expect(form.getByText('1 change', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('40,000 km service').first()).toBeVisible();
  await expect(form.getByText('1 change', { exact: true })).toHaveCount(0);
  expect(await offered()).toBe(false);
  await expect(form.getByText('Ploy Nakarin planned maintenance of', { exact: false })).toBeVisible();

  await form.getByRole('button', { name: /^Remove maintenance/ }).click();
  await expect(page.getByText('Maintenance removed')).toBeVisible();
  expect(await offered()).toBe(true);
  await form.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to delete this vehicle?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Vehicle deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/vehicles$/);
});

test('a week dearer than its days is told beside the field, asked about once, and saved where it is meant', async ({
  page,
  context,
}) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, '/admin/vehicles');
  await page.getByRole('link', { name: 'Add vehicle' }).click();
  const form = panel(page);
  await form.getByRole('textbox', { name: 'Brand' }).fill('Nakhon');
  await form.getByRole('textbox', { name: 'Model' }).fill('Dear');
  await form.getByLabel('Day *').fill('1000');
  await form.getByLabel('Week', { exact: true }).fill('7000');
  await expect(form.getByText('More than 7 days')).toHaveCount(0);
  await form.getByLabel('Week', { exact: true }).fill('8000');
  await expect(form.getByText('More than 7 days')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  const asked = page.getByRole('dialog', { name: 'A longer rental costs more?' });
  await asked.getByRole('button', { name: 'Change the rates' }).click();
  await expect(asked).toBeHidden();
  await form.getByRole('button', { name: 'Save' }).click();
  await asked.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Vehicle added')).toBeVisible();
  const made = await query(
    `update vehicle set archived_at = now() where model = 'Dear' returning weekly_rate_satang::int`,
  );
  expect(made).toEqual([{ weekly_rate_satang: 800_000 }]);
});

test('the cards of the fleet show what each vehicle costs a day, a week and a month', async ({ page, context }) => {
  const [vehicle] = await query<{ id: string; plate: string }>(
    `update vehicle set daily_rate_satang = 98700, weekly_rate_satang = 612300, monthly_rate_satang = 2345600
     where id = (select id from vehicle where archived_at is null and license_plate <> '' order by id limit 1)
     returning id, license_plate as plate`,
  );
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, `/admin/vehicles?search=${vehicle?.plate}`);
  const card = page
    .getByRole('list', { name: 'Vehicles' })
    .getByRole('article')
    .filter({ hasText: vehicle?.plate ?? '' });
  await expect(card).toContainText(/฿987 a day.*฿6,123 a week.*฿23,456 a month/);
});

test('categories that could not be loaded are told beside their select, and come by themselves', async ({
  page,
  context,
}) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await whileFailing(['GET /admin/categories'], async () => {
    await openPanel(page, '/admin/vehicles/new');
    await expect(page.getByRole('main').getByText('The categories could not be loaded.')).toHaveCount(2);
    await expect(panel(page).getByLabel('Category').getByRole('option')).toHaveText(['']);
  });
  await expect(page.getByText('The categories could not be loaded.')).toHaveCount(0);
  await expect(panel(page).getByLabel('Category').getByRole('option', { name: 'Scooter' })).toBeAttached();
});

test('maintenance that meets a booking names it and begins after it where the clerk takes the offer', async ({
  page,
  context,
}) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  const [booked] = await query(
    `select b.vehicle_id as id, b.reference, to_char(b.drop_off_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day
     from booking b join vehicle v on v.id = b.vehicle_id
     where b.status = 'confirmed' and v.archived_at is null and b.drop_off_at > now() + interval '1 day'
       and not exists (select 1 from vehicle_occupancy o where o.vehicle_id = b.vehicle_id
         and o.during && tstzrange(b.blocked_until, b.blocked_until + interval '2 days'))
     order by b.drop_off_at limit 1`,
  );
  await openPanel(page, `/admin/vehicles/${booked?.id}`);
  const form = panel(page);
  const day = String(booked?.day);
  await form.getByLabel('From', { exact: true }).fill(day);
  await form.getByLabel('From, time').selectOption('00:00');
  await form.getByLabel('Until', { exact: true }).fill(nextDay(day));
  await form.getByLabel('Until, time').selectOption('23:30');
  await form.getByLabel('Reason').fill('Tyres');
  await form.getByRole('button', { name: 'Save' }).click();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText(`${booked?.reference} returns`);
  await expect(form.getByLabel('Reason')).toHaveValue('Tyres');
  await alert.getByRole('button', { name: /^Start at/ }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Vehicle saved')).toBeVisible();
  await expect(form.getByRole('listitem').filter({ hasText: 'Tyres' }).first()).toBeVisible();
  await form.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: String(booked?.reference) })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await form
    .getByRole('button', { name: /^Remove maintenance/ })
    .first()
    .click();
  await expect(page.getByText('Maintenance removed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Maintenance restored')).toBeVisible();
  await form
    .getByRole('button', { name: /^Remove maintenance/ })
    .first()
    .click();
  await expect(page.getByText('Maintenance removed')).toBeVisible();
});

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

test('what was typed is not lost: at a change of somebody else, at a failed upload, on the way out', async ({
  page,
  context,
}) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, '/admin/vehicles?search=Yaris');
  await page.getByRole('list', { name: 'Vehicles' }).getByRole('link').first().click();
  const form = panel(page);
  await expect(form).toBeFocused();
  const id = /vehicles\/([\da-f-]{36})/.exec(page.url())?.[1];
  const mileage = form.getByRole('textbox', { name: 'Mileage' });
  await mileage.fill('54321');
  await query('update vehicle set version = version + 1 where id = $1', [id]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Someone else changed this vehicle in the meantime')).toBeVisible();
  await expect(mileage).toHaveValue('54321');

  await page.route('**/api/upload/vehicle-images', (route) => route.abort());
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpeg(400, 300) };
  await form.getByLabel('Add photo').setInputFiles(photo);
  await expect(page.getByText('Failed to upload images. Please try again.')).toBeVisible();
  await expect(mileage).toHaveValue('54321');

  await page.keyboard.press('Tab');
  await form.getByRole('link', { name: 'Close' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Leave without saving?');
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(mileage).toHaveValue('54321');
  await form.getByRole('link', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/vehicles\?search=Yaris$/);
  await expect(form).toHaveCount(0);
});

test('a file of 200 vehicles with 10 bad lines: each is named, nothing is written, then the good ones are taken', async ({
  page,
  context,
}, testInfo) => {
  test.slow();
  const [existing] = await query('select license_plate as plate from vehicle where archived_at is null limit 1');
  const count = async () => Number((await query('select count(*) from vehicle'))[0]?.count);
  const { csv, bad } = fleetFile({ takenPlate: String(existing?.plate) });
  const path = testInfo.outputPath('fleet.csv');
  writeFileSync(path, csv);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, '/admin/vehicles');
  await page.getByRole('link', { name: 'Import' }).click();
  const form = panel(page);
  const download = page.waitForEvent('download');
  await form.getByRole('link', { name: 'Download an example' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(`\uFEFF${exampleFile}`);
  const before = await count();
  await form.getByLabel('CSV file').setInputFiles(path);
  await expect(form.getByText('200 lines in fleet.csv')).toBeVisible();
  await expect(form.getByText('190 can be imported', { exact: true })).toBeVisible();
  await expect(form.getByText('10 cannot be imported', { exact: true }).first()).toBeVisible();
  const rows = await form.getByRole('row').allInnerTexts();
  expect(rows.slice(1).map((row) => row.split('\t').at(-1))).toEqual(bad.map(({ reasons }) => reasons.join(', ')));
  expect(await count()).toBe(before);
  await form.getByRole('button', { name: 'Import the 190 valid ones' }).click();
  await expect(form.getByRole('progressbar')).toBeVisible();
  await expect(form.getByText('190 vehicles were imported')).toBeVisible({ timeout: 30_000 });
  await expect(form.getByText('10 lines were left out')).toBeVisible();
  expect(await count()).toBe(before + 190);
  await query(`delete from vehicle where license_plate like '8กก %'`);
});
