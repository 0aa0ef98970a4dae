import { expect, type Page } from '@playwright/test';
import { objectionsInTheme } from './axe.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { admin, letProofsAge, password, person, signIn } from './sign-in.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** Saves settings as another admin would, or restores them after a journey. */
const put = async (page: Page, change: object) => {
  const reply = await page.request.put('/api/admin/settings', { headers, data: change });
  expect(reply.ok(), await reply.text()).toBe(true);
};
const section = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

test('a section saves by itself, says who saved it, and visitors see the change', async ({ page, context }) => {
  await signIn(context, admin);
  await open(page, '/admin/settings');
  await expect(page).toHaveURL(/\/admin\/settings\/general$/);
  const identity = section(page, 'Identity and contact');
  const save = identity.getByRole('button', { name: 'Save Changes' });
  await expect(save).toBeDisabled();
  const before = await identity.getByLabel('Contact phone').inputValue();
  await identity.getByLabel('Contact phone').fill('02 555 0177');
  await expect(identity).toContainText('Unsaved changes');
  await identity.getByRole('button', { name: 'Discard' }).click();
  await expect(identity.getByLabel('Contact phone')).toHaveValue(before);
  await identity.getByLabel('Contact phone').fill('02 555 0177');
  await save.click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(identity).toContainText(/Saved \d+ \w+( \d{4})? by /);
  await expect(save).toBeDisabled();
  await page.goto('/contact');
  await expect(page.getByRole('main').getByText('02 555 0177').first()).toBeVisible();
  await put(page, { general: { contactPhone: before } });
});

test('keys are saved once who is there has proven it, with nothing typed lost, and a backup is taken after it', async ({
  page,
  context,
}) => {
  await signIn(context, admin);
  await letProofsAge(admin);
  await open(page, '/admin/settings/email');
  const sender = page.getByLabel('From name');
  const before = await sender.inputValue();
  await sender.fill('Saphan Proven');
  const save = page.getByRole('button', { name: 'Save Changes' }).and(page.locator(':enabled'));
  const asks = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await save.click();
  await asks.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('Please confirm that it is you');
  await expect(sender).toHaveValue('Saphan Proven');
  await save.click();
  expect(await objectionsInTheme(page)).toEqual([]);
  await expect(asks.getByLabel('Your password')).toBeFocused();
  await asks.getByLabel('Your password').fill('not the password');
  await asks.getByRole('button', { name: 'Confirm' }).click();
  await expect(asks.getByText('This is not your password')).toBeVisible();
  await asks.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(sender).toHaveValue('Saphan Proven');
  await put(page, { email: { fromName: before } });

  await letProofsAge(admin);
  await open(page, '/admin/settings/maintenance');
  await page.getByRole('button', { name: 'Backup', exact: true }).click();
  await asks.getByLabel('Your password').fill(password);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    asks.getByRole('button', { name: 'Confirm' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.json$/);
});

test('what is not saved is not left behind unasked', async ({ page, context }) => {
  await signIn(context, admin);
  await open(page, '/admin/settings/booking');
  const shortest = page.getByLabel('Shortest rental');
  await shortest.fill('6');
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  const asks = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asks.getByRole('button', { name: 'Stay here' }).click();
  await expect(shortest).toHaveValue('6');
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await asks.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/settings\/security$/);
  await expect(page.getByLabel('Session timeout')).toBeVisible();
});

test('what another saved meanwhile is shown, and nothing typed is lost', async ({ page, context }) => {
  await signIn(context, admin);
  await put(page, { tax: { rate: 7, name: 'VAT' } });
  await open(page, '/admin/settings/tax');
  const tax = section(page, 'Tax');
  await tax.getByLabel('Rate').fill('8');
  await put(page, { tax: { rate: 10 } });
  await tax.getByRole('button', { name: 'Save Changes' }).click();
  await expect(tax).toContainText('saved another value in the meantime');
  await expect(tax).toContainText('Rate: 10');
  await expect(tax.getByLabel('Rate')).toHaveValue('8');
  await tax.getByRole('button', { name: 'Keep what I typed' }).click();
  await put(page, { tax: { name: 'GST' } });
  await tax.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(tax.getByLabel('Name')).toHaveValue('GST');
  await expect(tax.getByLabel('Rate')).toHaveValue('8');
  await put(page, { tax: { rate: 7, name: 'VAT' } });
});

test('a section is worked by keyboard, and what is wrong is told at its field', async ({ page, context }) => {
  await signIn(context, admin);
  await open(page, '/admin/settings/notifications');
  await page.getByRole('link', { name: 'Booking', exact: true }).focus();
  await page.keyboard.press('Enter');
  const turnover = section(page, 'Turnover and cancellation');
  await turnover.getByLabel('Turnover interval').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0.75');
  await page.keyboard.press('Enter');
  const summary = turnover.getByRole('alert').filter({ hasText: 'One field needs another look' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Use 0.5 to 24 hours in steps of half an hour');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(turnover.getByLabel('Turnover interval')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('24');
  await expect(turnover.getByRole('status').filter({ hasText: 'closer than the interval' })).toBeVisible();
  await turnover.getByRole('button', { name: 'Discard' }).click();
  const limits = section(page, 'Rental limits');
  const sameDay = limits.getByRole('switch', { name: 'Same-day booking' });
  const wasOn = await sameDay.isChecked();
  await sameDay.focus();
  await page.keyboard.press('Space');
  await expect(sameDay).toBeChecked({ checked: !wasOn });
  await limits.getByRole('button', { name: 'Discard' }).click();
  await expect(sameDay).toBeChecked({ checked: wasOn });
});

test('staff look after the locations and see nothing else of the settings', async ({ page, context }) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await page.goto('/admin/settings/general');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await open(page, '/admin/settings/locations');
  await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText(['Locations']);
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  const name = `Rama IX ${Date.now()}`;
  await page.getByRole('button', { name: 'Add location' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save location' }).click();
  await expect(dialog.getByText('Name is required').first()).toBeVisible();
  await expect(dialog.locator('form')).toHaveAttribute('autocomplete', 'off');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Address', { exact: true }).fill('9 Rama IX Road');
  await dialog.getByRole('button', { name: 'Save location' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('9 Rama IX Road');

  await row.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('Address', { exact: true }).fill('Typed meanwhile');
  await query(`update location set address = '10 Rama IX Road', version = version + 1 where name = $1`, [name]);
  await dialog.getByRole('button', { name: 'Save location' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Someone else changed this in the meantime. Your changes were not saved.',
  );
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('Typed meanwhile');
  await dialog.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('10 Rama IX Road');
  await dialog.getByLabel('City').fill('Bangkok');
  await dialog.getByRole('button', { name: 'Save location' }).click();
  await expect(row).toContainText('10 Rama IX Road');

  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(dialog).toContainText('Are you sure you want to delete this location?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('somebody is let into the office, kept out, and removed', async ({ page, context }) => {
  await signIn(context, admin);
  await open(page, '/admin/settings/users');
  const email = `niran.${Date.now()}@saphan.example`;
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of [
    ['First name', 'Niran'],
    ['Last name', 'Journey'],
    ['Email', email],
    ['Password', 'a boat under the bridge'],
    ['Confirm password', 'a boat under the bridge'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Create user' }).click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: /^Deactivate/ }).click();
  await expect(row).toContainText('Inactive');
  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(dialog).toContainText('This action cannot be undone');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});
