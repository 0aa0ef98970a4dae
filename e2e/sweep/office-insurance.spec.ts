import { expect, type Page } from '@playwright/test';
import { whileFailing } from '../failing.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { person, signIn } from '../sign-in.ts';

/** Every text of the insurance screen that the specification quotes, in its place. */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true });
const options = '/admin/insurance?tab=options';

test('the screen has its title, two tabs, a search, a status and a button each', async ({ page }) => {
  await open(page, '/admin/insurance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insurance Management');
  await expect(page.getByText('Manage insurance options and packages')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Insurance' }).getByRole('link');
  await expect(tabs).toHaveText(['Insurance Packages', 'Insurance Options']);
  await expect(page.getByLabel('Status').getByRole('option')).toHaveText(['All Status', 'Active', 'Inactive']);
  await expect(page.getByRole('button', { name: 'Add Package' })).toBeVisible();
  await tabs.nth(1).click();
  await expect(page).toHaveURL(/tab=options/);
  await expect(page.getByRole('button', { name: 'Add Option' })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'SCDW' });
  for (const text of ['Coverage', 'Exclusions', 'Default Deductible', '฿5,000', 'Active'])
    await expect(card.getByText(text, { exact: true }), text).toBeVisible();
});

test('an option is created, updated and deleted, with the words of the specification', async ({ page }) => {
  const code = `Q${Date.now() % 1_000_000}`;
  await open(page, `${options}&search=${code}`);
  await page.getByRole('button', { name: 'Add Option' }).click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Create Insurance Option');
  await expect(dialog(page).getByLabel('Default Deductible (฿)')).toHaveValue('0');
  await expect(dialog(page).getByLabel('Display order')).toHaveValue('0');
  await expect(dialog(page).getByRole('switch', { name: 'Active' })).toBeChecked();
  await dialog(page).getByLabel('Code *').fill(code);
  await expect(save(page)).toBeDisabled();
  await dialog(page).getByLabel('Name *').fill('Quiet nights');
  await dialog(page).getByLabel('Coverage').fill('Noise\n\nLight');
  await save(page).click();
  await expect(page.getByText('Option created successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Option created successfully')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Quiet nights' }).click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Edit Insurance Option');
  await expect(dialog(page).getByLabel('Coverage')).toHaveValue('Noise\nLight');
  await dialog(page).getByLabel('Description *').fill('Sleep well');
  await save(page).click();
  await expect(page.getByText('Option updated successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Quiet nights' }).click();
  await expect(page.getByText('Are you sure you want to delete this insurance option?')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Option deleted successfully')).toBeVisible();
});

test('a package begins as the specification says, and is updated and deleted', async ({ page }) => {
  const name = `Quiet package ${Date.now()}`;
  await open(page, `/admin/insurance?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Add Package' }).click();
  const form = dialog(page);
  await expect(form.getByRole('heading', { level: 2 })).toHaveText('Create Insurance Package');
  await expect(form.getByLabel('Payment option')).toHaveValue('online');
  await form.getByRole('checkbox', { name: /^SCDW/ }).check();
  await expect(form.getByLabel('Deductible (฿), SCDW')).toHaveValue('5000');
  await expect(form.getByLabel('Max coverage (฿), SCDW')).toHaveValue('100000');
  const category = form.getByLabel('Add a category');
  const first = (await category.getByRole('option').nth(1).textContent()) ?? '';
  await category.selectOption({ label: first });
  await expect(category.getByRole('option', { name: first, exact: true })).toHaveCount(0);
  await expect(form.getByRole('group', { name: first }).getByLabel('Weekly (฿)')).toHaveValue('0');
  await form.getByLabel('Name *').fill(name);
  await expect(save(page)).toBeDisabled();
  await form.getByLabel('Description *').fill('Nothing is heard');
  await expect(form.getByRole('heading', { name: 'How it looks in the booking' })).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Package created successfully')).toBeVisible();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(form.getByRole('heading', { level: 2 })).toHaveText('Edit Insurance Package');
  await form.getByLabel('Display order').fill('7');
  await save(page).click();
  await expect(page.getByText('Package updated successfully')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(
    page.getByText('Are you sure you want to delete this insurance package? This action cannot be undone.'),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Package deleted successfully')).toBeVisible();
});

for (const [kind, add, path, fill] of [
  ['option', 'Add Option', options, { 'Code *': 'ZZ', 'Name *': 'Nothing' }],
  ['package', 'Add Package', '/admin/insurance', { 'Name *': 'Nothing', 'Description *': 'At all' }],
] as const)
  test(`a save of a ${kind} that fails says so and keeps what was typed`, async ({ page }) => {
    await open(page, path);
    await page.getByRole('button', { name: add }).click();
    for (const [label, text] of Object.entries(fill)) await dialog(page).getByLabel(label).fill(text);
    await page.route(`**/api/insurance/${kind}s`, (route) => route.abort());
    await save(page).click();
    await expect(dialog(page).getByText(`Failed to save ${kind}`)).toBeVisible();
    await expect(dialog(page).getByLabel('Name *')).toHaveValue('Nothing');
  });

for (const [kind, path, name] of [
  ['option', `${options}&search=SCDW`, /^Delete Super/],
  ['package', '/admin/insurance', /^Delete Basic/],
] as const)
  test(`a delete of a ${kind} that fails says so`, async ({ page }) => {
    await open(page, path);
    await page.route(`**/api/insurance/${kind}s/*`, (route) => route.abort());
    await page.getByRole('button', { name }).click();
    await dialog(page)
      .getByRole('button', { name: /^(Delete|Archive)$/ })
      .click();
    await expect(page.getByText(`Failed to delete ${kind}`)).toBeVisible();
  });

for (const [path, call, text] of [
  [
    options,
    'GET /insurance/options',
    'Failed to load insurance data. Please ensure the backend server is running and the database is properly configured.',
  ],
  [
    '/admin/insurance',
    'GET /insurance/packages',
    'Failed to load insurance packages. Please check if the backend server is running.',
  ],
] as const)
  test(`while ${call} fails, it is said, and asked for again`, async ({ page }) => {
    await whileFailing([call], async () => {
      await open(page, path);
      await expect(page.getByText(text)).toBeVisible();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(text)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
  });

test('the keyboard alone opens a dialog, chooses, and leaves it', async ({ page }) => {
  await open(page, '/admin/insurance');
  const add = page.getByRole('button', { name: 'Add Package' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('checkbox', { name: /^CDW/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByLabel('Deductible (฿), CDW')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
});
