import { expect, type Page } from '@playwright/test';
import { inDays } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { person, signIn } from './sign-in.ts';

const staff = () => person('STAFF', 'Ploy', 'Nakarin');
const dialog = (page: Page) => page.getByRole('dialog');
const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A vehicle that is free for five days, with its category. */
const freeVehicle = async (page: Page, days: number) => {
  const params = { startDate: `${inDays(days)}T10:00`, endDate: `${inDays(days + 5)}T10:00`, limit: '1' };
  const [vehicle] = (await (await page.request.get('/api/vehicles/available', { params })).json()).data;
  return vehicle as { id: string; category: { id: string; name: string } };
};

const toWizard = (page: Page, vehicleId: string, days: number) => {
  const dates = `pickupDate=${inDays(days)}&returnDate=${inDays(days + 5)}`;
  return open(page, `/booking?vehicle=${vehicleId}&location=Suvarnabhumi+Airport&${dates}`);
};

test('a package that is priced for a category is in the wizard at once, can be bought, and is gone when switched off', async ({
  page,
  anotherVisitor,
}) => {
  test.slow();
  const name = `River cover ${Date.now()}`;
  await signIn(page.context(), await staff());
  const { id, category } = await freeVehicle(page, 140);

  await open(page, '/admin/insurance');
  await press(page, 'Add Package');
  const form = dialog(page);
  await form.getByLabel('Name *').fill(name);
  await form.getByLabel('Description *').fill('For whoever crosses the river often.');
  await form.getByRole('checkbox', { name: /^SCDW/ }).check();
  await form.getByLabel('Deductible (฿), SCDW').fill('2500');
  await form.getByLabel('Add a category').selectOption({ label: category.name });
  await form.getByRole('group', { name: category.name }).getByLabel('Daily (฿)').fill('123');
  await form.getByLabel('Highlights', { exact: true }).fill('Help on the bridge\n\nAnd beside it');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Package created successfully')).toBeVisible();
  await expect(cardOf(page, name)).toBeVisible();
  const prices = page.getByRole('region', { name: 'Pricing by category' });
  await expect(prices.getByRole('columnheader', { name })).toBeVisible();
  await expect(prices.getByRole('row', { name: category.name })).toContainText('฿123');

  const visitor = await anotherVisitor();
  await toWizard(visitor, id, 140);
  const card = visitor.getByRole('radio', { name });
  await expect(card).toBeEnabled();
  await card.check();
  await expect(visitor.getByText('Help on the bridge')).toBeVisible();
  await expect(visitor.getByText('฿615').filter({ visible: true }).first()).toBeVisible();
  await visitor.getByRole('button', { name: 'Continue' }).click();
  for (const [label, text] of [
    ['First name', 'Hannah'],
    ['Last name', 'Keller'],
    ['Email', 'hannah.river@example.com'],
    ['Phone number', '+61 4 5550 0142'],
    ['Licence number', 'NSW 1234 5678'],
  ] as const)
    await visitor.getByLabel(label).fill(text);
  await visitor.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(visitor.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await expect(visitor.getByRole('complementary')).toContainText(name);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByRole('switch', { name: 'Active' }).click();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Package updated successfully')).toBeVisible();
  await toWizard(visitor, id, 160);
  await expect(visitor.getByRole('radio', { name: 'No cover' })).toBeVisible();
  await expect(visitor.getByRole('radio', { name })).toHaveCount(0);

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(dialog(page)).toContainText('Are you sure you want to archive this insurance package?');
  await expect(dialog(page)).not.toContainText('cannot be undone');
  await dialog(page).getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('Package archived: bookings have it and keep it.')).toBeVisible();
  const [booked] = await query<{ count: string }>(
    'select count(*) from booking b join insurance_package p on p.id = b.insurance_package_id where p.name = $1',
    [name],
  );
  expect(Number(booked?.count)).toBe(1);
});

test('two people at one option: the second is told, what they typed stays, and what was saved can be loaded', async ({
  page,
}) => {
  const code = `T${Date.now() % 1_000_000}`;
  await signIn(page.context(), await staff());
  const made = await page.request.post('/api/insurance/options', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { code, name: 'Bridge toll' },
  });
  const { id } = (await made.json()).data;
  await open(page, `/admin/insurance?tab=options&search=${code}`);
  await page.getByRole('button', { name: 'Edit Bridge toll' }).click();
  await page.request.put(`/api/insurance/options/${id}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { name: 'Toll of the bridge' },
  });
  await dialog(page).getByLabel('Description *').fill('Typed meanwhile');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page).getByText('Failed to save option')).toBeVisible();
  await expect(
    dialog(page).getByText('Someone else changed this in the meantime. Your changes were not saved.'),
  ).toBeVisible();
  await expect(dialog(page).getByLabel('Description *')).toHaveValue('Typed meanwhile');

  await page.keyboard.press('Escape');
  await expect(page.getByText('What you typed here is not saved yet.')).toBeVisible();
  await press(page, 'Stay here');
  await expect(dialog(page).getByLabel('Description *')).toHaveValue('Typed meanwhile');

  await press(page, 'Load the saved version');
  await expect(dialog(page).getByLabel('Name *')).toHaveValue('Toll of the bridge');
  await expect(dialog(page).getByText('Failed to save option')).toHaveCount(0);
  await dialog(page).getByLabel('Description *').fill('Typed again');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Option updated successfully')).toBeVisible();
});

test('an option is switched off: its packages are named before, and shown as sold without it', async ({ page }) => {
  const code = `R${Date.now() % 1_000_000}`;
  await signIn(page.context(), await staff());
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { headers: { 'sec-fetch-site': 'same-origin' }, data })).json()).data;
  const { id } = await post('/api/insurance/options', { code, name: `Flood ${code}` });
  const options = [{ optionId: id, deductible: 0, maxCoverage: 50_000 }];
  await post('/api/insurance/packages', { name: `Monsoon ${code}`, description: 'For the rain', options });
  await open(page, `/admin/insurance?tab=options&search=${code}`);
  await page.getByRole('button', { name: `Edit Flood ${code}` }).click();
  await expect(dialog(page).getByText(/are sold without it/)).toHaveCount(0);
  await dialog(page).getByRole('switch', { name: 'Active' }).click();
  await expect(dialog(page).getByText(/are sold without it/)).toContainText(`Monsoon ${code}`);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Option updated successfully')).toBeVisible();
  await open(page, `/admin/insurance?search=Monsoon+${code}`);
  const made = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Monsoon ${code}` }) });
  await expect(made).toContainText('Switched off: sold without it');
});
