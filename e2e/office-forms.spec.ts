import { expect } from '@playwright/test';
import { bookDirectly } from './book-directly.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { person, signIn, signInOn } from './sign-in.ts';

const ploy = () => person('STAFF', 'Ploy', 'Nakarin');

test('a session that ends leaves what was typed: sign in in another tab, and save again', async ({ page, context }) => {
  await signIn(context, await ploy());
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: 'Add Category' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Category' });
  const name = `Kept ${Date.now() % 100_000}`;
  await form.getByLabel('Name *').fill(name);
  await form.getByLabel('Security deposit').fill('12,500');
  await context.clearCookies({ name: 'session' });
  await form.getByRole('button', { name: 'Create Category' }).click();
  await expect(form.getByRole('alert')).toContainText('You are signed out');
  await expect(form.getByLabel('Name *')).toHaveValue(name);
  const [login] = await Promise.all([
    context.waitForEvent('page'),
    form.getByRole('alert').getByRole('link', { name: 'Sign in' }).click(),
  ]);
  await signInOn(login, await ploy());
  await expect(login).toHaveURL(/\/admin\/dashboard/);
  await form.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('฿12,500');
});

test('what is typed is asked about before it is left: a booking’s change, a booking by hand, a hand-over', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await ploy());
  const { bookingId } = await bookDirectly(request, 'forms.left@example.com', 160);
  await query(`update booking set hold_until = null, status = 'confirmed' where id = $1`, [bookingId]);
  const question = page.getByRole('dialog', { name: /Discard the changes\?|Leave without saving\?/ });

  await open(page, `/admin/bookings/${bookingId}?do=edit`);
  const edit = page.getByRole('dialog', { name: 'Edit Booking' });
  await edit.getByLabel('Notes').fill('Two child seats');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(edit.getByLabel('Notes')).toHaveValue('Two child seats');
  await edit.getByRole('button', { name: 'Close', exact: true }).last().click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(edit).toHaveCount(0);

  const rail = page.getByRole('navigation', { name: 'Office' });
  for (const [path, type] of [
    ['/admin/bookings/new', () => page.getByLabel('Notes').fill('Lands at 08:35')],
    [`/admin/bookings/${bookingId}/hand-over`, () => page.getByLabel('Mileage in km').fill('61,204')],
  ] as const) {
    await open(page, path);
    await type();
    await rail.getByRole('link', { name: 'Calendar' }).click();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page, path).toHaveURL(new RegExp(path));
    await rail.getByRole('link', { name: 'Calendar' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/admin\/calendar/);
  }
});
