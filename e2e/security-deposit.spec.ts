import { expect } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { changeBooking } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { bookPaid } from './paid-booking.ts';
import { person, signIn } from './sign-in.ts';

const [begins, ends] = [`now() - interval '3 days'`, `now() - interval '5 hours'`];

test('a deposit is left in cash at the pick-up, pays for a late return, and the rest goes back; its customer sees each', async ({
  page,
  context,
  anotherVisitor,
}) => {
  test.slow();
  const { id, accessToken } = await bookPaid(page, 141, `deposit.${Date.now()}@example.com`);
  await changeBooking(
    id,
    `pick_up_at = ${begins}, drop_off_at = ${ends}, blocked_until = ${ends} + interval '2 hours',
     vehicle_id = (select v.id from vehicle v where v.archived_at is null and v.status = 'available' and not exists (
       select 1 from vehicle_occupancy o where o.vehicle_id = v.id
         and o.during && tstzrange(${begins} - interval '1 day', now() + interval '1 day')) limit 1),
     quote = jsonb_set(quote, '{securityDeposit}', '500000')`,
  );
  const customer = await anotherVisitor();
  await open(customer, `/booking/manage/${id}#access=${accessToken}`);
  await expect(customer.getByText(/^Security deposit, taken only at the desk/)).toContainText('฿5,000');

  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, `/admin/bookings/${id}/hand-over?kind=pick-up`);
  const steps = page.getByRole('navigation', { name: 'Steps of the hand-over' });
  await expect(page.getByLabel('Deposit in baht')).toHaveValue('5000');
  await expect(page.getByRole('button', { name: 'Take the deposit' })).toBeDisabled();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Payment method').selectOption('Cash');
  await page.getByRole('button', { name: 'Take the deposit' }).click();
  await expect(page.getByText(/Security deposit: ฿5,000 left, Cash, /)).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Money done' })).toBeVisible();
  await page.getByRole('checkbox', { name: /I have seen the driving licence/ }).check();
  await page.getByLabel('Mileage in km').fill('161204');
  await page.getByRole('radio', { name: '7 of 8' }).check();
  await page.getByRole('button', { name: 'Mark as Picked up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Picked up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Rental agreement for/ })).toBeVisible();
  await customer.reload();
  await expect(customer.getByText(/^฿5,000 security deposit left .* It is yours: you get it back/)).toBeVisible();

  await open(page, `/admin/bookings/${id}/hand-over?kind=return`);
  await expect(page.getByText(/The deposit is settled on the booking/)).toBeVisible();
  await page.getByLabel('Mileage in km').fill('161504');
  await page.getByRole('radio', { name: '7 of 8' }).check();
  await page.getByLabel(/^Late fee/).fill('1487.30');
  await page.getByRole('button', { name: 'Mark as Returned' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Returned' }).click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByLabel('Kept of it, in baht')).toHaveValue('1487.3');
  await expect(panel.getByText('฿1,487.30 is owed')).toBeVisible();
  await panel.getByLabel('Kept of it, in baht').fill('1487.31');
  await expect(panel.getByText('From 0 to ฿1,487.30').first()).toBeVisible();
  await panel.getByLabel('Kept of it, in baht').fill('1487.30');
  await panel.getByRole('button', { name: 'Give back ฿3,512.70' }).click();
  await expect(panel.getByText(/฿3,512.70 given back and ฿1,487.30 kept for what was owed/)).toBeVisible();
  await expect(panel.getByText('Left to pay')).toHaveCount(0);

  await customer.reload();
  await expect(
    customer.getByText(/^฿5,000 security deposit: ฿3,512.70 given back and ฿1,487.30 kept for what was owed/),
  ).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);
});
