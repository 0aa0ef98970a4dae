import { expect } from '@playwright/test';
import { bookDirectly } from './book-directly.ts';
import { changeBooking, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { mailTo, textsTo } from './mails.ts';
import { open } from './open.ts';
import { person, signIn } from './sign-in.ts';

test('a wrong e-mail is corrected, and the mail is shown before it goes to the right one', async ({
  page,
  context,
  request,
}) => {
  const { bookingId: id, bookingNumber: number } = await bookDirectly(request, 'wrong.typo@example.com', 60);
  await changeBooking(id, `hold_until = null, status = 'confirmed'`);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, `/admin/bookings/${id}?do=edit`);
  const edit = page.getByRole('form', { name: 'Edit Booking' });
  await edit.getByText('wrong.typo@example.com').click();
  await edit.getByLabel('Email').fill('right');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await edit.getByLabel('Email').fill('right.letter@example.com');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeHidden();
  const panel = page.getByRole('complementary', { name: number });
  await expect(panel.getByText('right.letter@example.com').first()).toBeVisible();
  await expect(panel.getByText('Customer of a booking corrected').first()).toBeVisible();

  await open(page, `/admin/bookings/${id}?do=email`);
  const email = page.getByRole('dialog', { name: 'Send this email?' });
  await expect(email.getByText('this is the first')).toBeVisible();
  await expect(email).toContainText('right.letter@example.com');
  await email.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(email).toBeHidden();
  await expect.poll(() => textsTo('right.letter@example.com'), { timeout: 20_000 }).toHaveLength(1);
  await query(
    `insert into mail (occasion, kind, booking_id, language, to_name, to_address, subject, html, plain, status, created_at, sent_at)
     values ($1, 'booking-confirmed', $2, 'en', 'Hannah', 'wrong.typo@example.com', 'Your booking', 'Text', 'Open /#access=abc', 'sent', now(), now())`,
    [`journey:${id}`, id],
  );
  await open(page, `/admin/bookings/${id}?do=email`);
  await expect(email).toContainText('right.letter@example.com');
  await expect(email.getByRole('region', { name: 'Text of the email' })).toHaveText('Open /#access=…');
  await email.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Email sent successfully!')).toBeVisible();
  await mailTo('right.letter@example.com', 'Your booking');
});

test('correcting a customer offers to correct the open bookings', async ({ page, context, request }) => {
  const { bookingId: id } = await bookDirectly(request, 'both.typo@example.com', 64);
  const [row] = await query<{ customer_id: string }>('select customer_id from booking where id = $1', [id]);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, `/admin/customers/${row?.customer_id}/edit`);
  const edit = page.getByRole('dialog', { name: 'Edit Customer' });
  await edit.getByLabel('Email').fill('both.right@example.com');
  await expect(
    edit.getByRole('checkbox', { name: 'Correct 1 open booking too, where it says the same' }),
  ).toBeChecked();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Customer updated. 1 booking corrected')).toBeVisible();
  const [after] = await query<{ email: string }>('select email from booking where id = $1', [id]);
  expect(after?.email).toBe('both.right@example.com');
});
