import { expect, type Page } from '@playwright/test';
import { whileFailing } from '../failing.ts';
import { query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { person, signIn } from '../sign-in.ts';

/** Every text on contact messages that the specification quotes, in its place. */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

/** A new message; returns its path. */
const written = async (page: Page): Promise<string> => {
  const subject = `Words ${Date.now()}`;
  const data = { name: 'Hannah Keller', email: 'hannah@example.com', subject, message: 'Is there room for a pram?' };
  expect((await page.request.post('/api/contact', { data })).ok()).toBe(true);
  const [row] = await query<{ id: string }>('select id from contact_message where subject = $1', [subject]);
  return `/admin/messages/${row?.id}`;
};

test('messages that cannot be fetched', async ({ page }) => {
  const alert = page.getByRole('alert');
  await whileFailing(['GET /contact'], async () => {
    await open(page, '/admin/messages');
    await expect(alert).toContainText('Failed to fetch contact messages. Please try again later.');
  });
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);
});

test('a status that cannot be updated, and asked for again', async ({ page }) => {
  const path = await written(page);
  await page.route('**/api/contact/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await open(page, path);
  const failed = page.getByText('Failed to update message status. Please try again later.');
  await expect(failed.first()).toBeVisible();
  await page.unroute('**/api/contact/*');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('main').getByText('Read', { exact: true }).last()).toBeVisible();
});

test('a message that cannot be deleted, and asked for again', async ({ page }) => {
  await open(page, await written(page));
  await page.route('**/api/contact/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this message?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete message. Please try again later.');
  await page.unroute('**/api/contact/*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Message deleted')).toBeVisible();
});

test('a reply that cannot be sent stays, and is sent when its button is pressed again', async ({ page }) => {
  const path = await written(page);
  await open(page, path);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Reply is required')).toBeVisible();
  await page.getByLabel('Your reply').fill('There is.');
  await page.route('**/api/contact/*/reply', (route) => route.abort());
  await page.getByRole('button', { name: 'Send reply' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to send reply. Please try again later.' });
  await expect(alert).toBeVisible();
  await expect(page.getByLabel('Your reply')).toHaveValue('There is.');
  await page.unroute('**/api/contact/*/reply');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('The reply to hannah@example.com is on its way')).toBeVisible();
  const rows = await query('select text from contact_reply where message_id = $1', [path.split('/').at(-1)]);
  expect(rows).toEqual([{ text: 'There is.' }]);
});

test('what was begun is still there after a look at another message', async ({ page }) => {
  const [first, second] = [await written(page), await written(page)];
  await open(page, first);
  await page.getByLabel('Your reply').fill('Dear Hannah, yes');
  await page.locator(`a[href^="${second}"]`).first().click();
  await expect(page.getByLabel('Your reply')).toHaveValue('');
  await page.locator(`a[href^="${first}"]`).first().click();
  await expect(page.getByLabel('Your reply')).toHaveValue('Dear Hannah, yes');
});
