import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { cards, fillCard } from './journey.ts';
import { changeBooking } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { bookPaid } from './paid-booking.ts';
import { answerThere } from './paying-pages.ts';
import { person, signIn } from './sign-in.ts';

const [begins, ends] = [`now() - interval '3 days'`, `now() - interval '5 hours'`];

/** The rental began three days ago with a vehicle that was free then, is late, and asks for a deposit of ฿5,000. */
const takeFreeVehicle = (id: string) =>
  changeBooking(
    id,
    `pick_up_at = ${begins}, drop_off_at = ${ends}, blocked_until = ${ends} + interval '2 hours',
     vehicle_id = (select v.id from vehicle v where v.archived_at is null and v.status = 'available' and not exists (
       select 1 from vehicle_occupancy o where o.vehicle_id = v.id
         and o.during && tstzrange(${begins} - interval '1 day', now() + interval '1 day')) limit 1),
     quote = jsonb_set(quote, '{securityDeposit}', '500000')`,
  );

/** What the QR code holds: the link that its button copies. */
const linkIn = async (page: Page): Promise<string> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
};

test('a deposit is left in cash at the pick-up, pays for a late return, and the rest goes back; its customer sees each', async ({
  page,
  context,
  anotherVisitor,
}) => {
  test.slow();
  const { id, accessToken } = await bookPaid(page, 141, `deposit.${Date.now()}@example.com`);
  await takeFreeVehicle(id);
  const customer = await anotherVisitor();
  await open(customer, `/booking/manage/${id}#access=${accessToken}`);
  await expect(customer.getByText(/^Security deposit, yours and given back/)).toContainText('฿5,000');

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

test('a deposit is held on the customer’s card, by the link that the desk shows, after the bank’s approval; a part is taken', async ({
  page,
  context,
  anotherVisitor,
}) => {
  test.slow();
  const { id } = await bookPaid(page, 144, `card.hold.${Date.now()}@example.com`);
  await takeFreeVehicle(id);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, `/admin/bookings/${id}/hand-over?kind=pick-up`);
  await page.getByRole('button', { name: 'Hold it on the customer’s card' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the customer’s page' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const scanned = await linkIn(page);

  const customer = await anotherVisitor();
  await open(customer, scanned);
  await customer.getByRole('button', { name: 'Hold ฿5,000 on a card' }).click();
  const form = customer.getByRole('dialog', { name: 'Hold the security deposit on a card' });
  await form.getByRole('button', { name: 'Hold ฿5,000 on a card' }).click();
  await expect(form.getByText('Please enter a valid card number')).toBeVisible();
  await fillCard(customer, cards.poor);
  expect(await accessibilityViolations(customer)).toEqual([]);
  await form.getByRole('button', { name: 'Hold ฿5,000 on a card' }).click();
  await expect(customer.getByText('Nothing is held')).toBeVisible();

  await customer.getByRole('button', { name: 'Hold ฿5,000 on a card' }).click();
  await fillCard(customer, cards.good);
  await form.getByLabel('Cardholder name').fill('Hannah Keller 3DS');
  await form.getByRole('button', { name: 'Hold ฿5,000 on a card' }).click();
  await answerThere(customer, 'Approve');
  await expect(customer.getByText(/^฿5,000 security deposit held on Visa 4242 .* Nothing is taken/)).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);

  await expect(page.getByText(/Security deposit: ฿5,000 held on Visa 4242 until .*, renewed before/)).toBeVisible();
  await page.getByRole('checkbox', { name: /I have seen the driving licence/ }).check();
  await page.getByLabel('Mileage in km').fill('161204');
  await page.getByRole('radio', { name: '7 of 8' }).check();
  await page.getByRole('button', { name: 'Mark as Picked up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Picked up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Rental agreement for/ })).toBeVisible();
  await open(page, `/admin/bookings/${id}/hand-over?kind=return`);
  await page.getByLabel('Mileage in km').fill('161504');
  await page.getByRole('radio', { name: '7 of 8' }).check();
  await page.getByLabel(/^Late fee/).fill('1487.30');
  await page.getByRole('button', { name: 'Mark as Returned' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Returned' }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Let ฿3,512.70 go' }).click();
  await expect(panel.getByText(/฿3,512.70 let go and ฿1,487.30 taken for what was owed/)).toBeVisible();
  await expect(panel.getByText('Left to pay')).toHaveCount(0);
  await customer.reload();
  await expect(
    customer.getByText(/^฿5,000 security deposit on your card: ฿1,487.30 taken for what was owed and ฿3,512.70 let go/),
  ).toBeVisible();
});
