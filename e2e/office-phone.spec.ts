import { expect, type Locator, type Page } from '@playwright/test';
import { bookDirectly } from './book-directly.ts';
import { pressDrawing } from './hand-over-pages.ts';
import { inDays } from './journey.ts';
import { changeBooking, ownVehicle, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { person, signIn } from './sign-in.ts';

/** A day at the desk by thumb: what each task takes on a phone, beginning on Today. */
test.beforeEach(async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
});

/** Counts presses: a tap is one, a choice in a list two (it opens, then is chosen), a field that is typed in one. */
const thumb = () => {
  let presses = 0;
  return {
    press: (target: Locator) => {
      presses += 1;
      return target.click();
    },
    choose: (field: Locator, option: string | RegExp) => {
      presses += 2;
      return chooseIn(field, option);
    },
    type: (field: Locator, text: string) => {
      presses += 1;
      return field.fill(text);
    },
    /** Fails if the task took more presses than it may. */
    within: (most: number, task: string) => {
      test.info().annotations.push({ type: 'presses', description: `${task}: ${presses}` });
      expect(presses, task).toBeLessThanOrEqual(most);
    },
  };
};

const chooseIn = async (field: Locator, option: string | RegExp) => {
  await expect(field).toBeVisible();
  const label = (await field.getByRole('option').allTextContents()).find((text) => text.match(option));
  await field.selectOption({ label: label ?? String(option) });
};

let made = 0;
/** A booking of today with a name of its own, of a vehicle of its own; unpaid unless `set` says otherwise. */
const ofToday = async (page: Page, set = '') => {
  made += 1;
  const name = `Thumb${Date.now()}`;
  const { bookingId: id, bookingNumber: number } = await bookDirectly(page.request, `thumb.${made}@example.com`, 160);
  await changeBooking(
    id,
    `status = 'confirmed', hold_until = null, first_name = '${name}',
     pick_up_at = ${startOfToday} + interval '1 minute', drop_off_at = ${startOfToday} + interval '3 days',
     blocked_until = ${startOfToday} + interval '74 hours',
     vehicle_id = '${await ownVehicle()}'
     ${set}`,
  );
  return { id, number, name: `${name} Keller`, first: name };
};
const startOfToday = `date_trunc('day', now() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'`;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Places' });
const toSearch = (page: Page) => bar(page).getByRole('button', { name: 'Search' });
/** Types into the open search, which has the focus. */
const searchFor = async (page: Page, text: string) => {
  await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
  await page.keyboard.type(text);
};
const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: new RegExp(`^${title}`) }) });

test('today’s pick-ups are in sight; a booking, its customer’s phone and its hand-over are a press each', async ({
  page,
}) => {
  const { id, name, number } = await ofToday(page, ', paid_satang = total_satang');
  const hand = thumb();
  await open(page, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Pick-ups' })).toBeInViewport();
  hand.within(0, 'see today’s pick-ups');

  const look = thumb();
  await look.press(card(page, 'Pick-ups').getByRole('link', { name, exact: true }));
  const panel = page.getByRole('complementary', { name: number });
  await expect(panel).toBeVisible();
  look.within(1, 'open a booking');
  await expect(panel.getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', 'tel:+61455500142');
  await panel.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const call = card(page, 'Pick-ups').getByRole('link', { name: `Call ${name}` });
  await expect(call).toHaveAttribute('href', 'tel:+61455500142');
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await hand.press(card(page, 'Pick-ups').getByRole('link', { name: `Hand over ${name}` }));
  await expect(page).toHaveURL(`/admin/bookings/${id}/hand-over?kind=pick-up`);
  await hand.press(page.getByRole('link', { name: 'Read and sign' }));
  await hand.type(page.getByLabel('Full name'), name);
  await hand.press(page.getByRole('checkbox', { name: /the name typed here is the signature/ }));
  await hand.press(page.getByRole('button', { name: 'Sign the agreement' }));
  await expect(page.getByText('Signature 1, name typed')).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Hand over the vehicle' }));
  await hand.press(page.getByRole('checkbox', { name: /I have seen the driving licence/ }));
  await hand.type(page.getByLabel('Mileage in km'), '161204');
  await hand.press(page.getByRole('radio', { name: '7 of 8' }));
  const done = page.getByRole('button', { name: 'Mark as Picked up' });
  // The hand-over fills the window: nothing leads away from it by mistake.
  await expect(bar(page)).toHaveCount(0);
  await expect(done).toBeInViewport({ ratio: 1 });
  await hand.press(done);
  const ask = page.getByRole('dialog', { name: 'Mark as Picked up?' });
  await expect(ask.or(panel)).toBeVisible();
  if (await ask.isVisible()) await hand.press(ask.getByRole('button', { name: 'Mark as Picked up' }));
  await expect(panel.getByText('Picked up', { exact: true })).toBeVisible();
  hand.within(12, 'hand over');
  await open(page, `/admin/bookings/${id}/hand-over?kind=return`);
  await expect(page.getByText('No damage of this vehicle is known.')).toBeVisible();
});

test('a hand-over is left for later and goes on from Today, after a reload too, with what was typed', async ({
  page,
}) => {
  const { id, name } = await ofToday(page, ', paid_satang = total_satang');
  const pickUps = card(page, 'Pick-ups');
  await open(page, '/admin/dashboard');
  await pickUps.getByRole('link', { name: `Hand over ${name}` }).click();
  const mileage = page.getByLabel('Mileage in km');
  const steps = page.getByRole('navigation', { name: 'Steps of the hand-over' });
  await expect(steps.getByRole('listitem').filter({ hasText: 'Papers' })).toHaveAttribute('aria-current', 'step');
  await page.getByRole('checkbox', { name: /I have seen the driving licence/ }).check();
  await expect(steps.getByRole('link', { name: 'Papers done' })).toBeVisible();
  await steps.getByRole('link', { name: 'Mileage and fuel' }).click();
  await expect(mileage).toBeInViewport();
  await mileage.fill('161,304');
  await page.getByRole('radio', { name: '7 of 8' }).check();

  await page.reload();
  await expect(mileage).toHaveValue('161,304');
  await expect(page.getByText(/^Continued from /)).toBeVisible();
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await pickUps.getByRole('link', { name: `Continue ${name}` }).click();
  await expect(page).toHaveURL(`/admin/bookings/${id}/hand-over?kind=pick-up`);
  await expect(page.getByText('161,304 km, fuel 7 of 8')).toBeVisible();
  await page.getByText('4 missing').click();
  await expect(page.locator('details', { hasText: '4 missing' }).getByRole('link')).toHaveText([
    ...['Signature, needed', 'Deposit', '14 places not taken', 'Look around the vehicle'],
  ]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(mileage).toHaveValue('');
  await page.getByRole('link', { name: 'Save for later' }).click();
  await expect(pickUps.getByRole('link', { name: `Hand over ${name}` })).toBeVisible();
});

test('cash is taken and a vehicle comes back from Today', async ({ page }) => {
  const { name, number } = await ofToday(page);
  await open(page, '/admin/dashboard');
  const cash = thumb();
  await cash.press(card(page, 'Unpaid').getByRole('link', { name: `Collect ${name}` }));
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await cash.choose(dialog.getByLabel('How it was paid'), 'Cash');
  await cash.press(dialog.getByRole('button', { name: /^Record ฿/ }));
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('complementary', { name: number }).getByText('Paid', { exact: true }).first(),
  ).toBeVisible();
  cash.within(4, 'take cash');

  const out = await ofToday(page, ', paid_satang = total_satang, picked_up_at = now()');
  await changeBooking(
    out.id,
    `pick_up_at = ${startOfToday} - interval '20 hours', drop_off_at = ${startOfToday} + interval '23 hours',
     blocked_until = ${startOfToday} + interval '25 hours'`,
  );
  await open(page, '/admin/dashboard');
  const back = thumb();
  await back.press(card(page, 'Returns').getByRole('link', { name: `Take back ${out.name}` }));
  await back.type(page.getByLabel('Mileage in km'), '161904');
  await back.press(page.getByRole('radio', { name: '8 of 8' }));
  await back.press(page.getByRole('button', { name: 'Mark as Returned' }));
  const ask = page.getByRole('dialog', { name: 'Mark as Returned?' });
  const panel = page.getByRole('complementary', { name: out.number });
  await expect(ask.or(panel)).toBeVisible();
  if (await ask.isVisible()) await back.press(ask.getByRole('button', { name: 'Mark as Returned' }));
  await expect(panel.getByText('Completed', { exact: true })).toBeVisible();
  back.within(5, 'record a return');
});

test('a vehicle goes out early with payment and deposit in cash, is extended, and comes back with a scratch that is claimed', async ({
  page,
}) => {
  test.slow();
  const { id, number, name } = await ofToday(
    page,
    `, sold_cover = null, insurance_package_id = null, quote = jsonb_set(quote, '{securityDeposit}', '500000')`,
  );
  await changeBooking(
    id,
    `pick_up_at = ${startOfToday} + interval '34 hours', drop_off_at = ${startOfToday} + interval '82 hours',
     blocked_until = ${startOfToday} + interval '84 hours'`,
  );
  const panel = page.getByRole('complementary', { name: number });
  await open(page, `/admin/bookings/${id}`);
  const out = thumb();
  await out.press(panel.getByRole('link', { name: 'Hand over early' }));
  await expect(page.getByText('The vehicle is free from now until then.')).toBeVisible();
  await out.press(page.getByRole('checkbox', { name: /I have seen the driving licence/ }));
  await out.press(page.getByRole('link', { name: 'Read and sign' }));
  await out.type(page.getByLabel('Full name'), name);
  await out.press(page.getByRole('checkbox', { name: /the name typed here is the signature/ }));
  await out.press(page.getByRole('button', { name: 'Sign the agreement' }));
  await out.press(page.getByRole('link', { name: 'Hand over the vehicle' }));
  // Two forms for money: each says what it is for and how much, in its title and on its button.
  const rent = page.getByRole('group', { name: /^Payment for the rental: ฿[\d,.]+ owed$/ });
  const deposit = page.getByRole('group', { name: 'Security deposit: ฿5,000 agreed, given back after the return' });
  await expect(rent).toBeVisible();
  await expect(deposit).toBeVisible();
  await out.choose(rent.getByLabel('Payment method'), 'Cash');
  await out.press(rent.getByRole('button', { name: /^Record payment of ฿/ }));
  await expect(rent).toHaveCount(0);
  await deposit.getByLabel('Deposit in baht').fill('4000');
  await expect(deposit.getByRole('button')).toHaveText('Take deposit of ฿4,000');
  await deposit.getByLabel('Deposit in baht').fill('5000');
  await out.choose(deposit.getByLabel('Payment method'), 'Cash');
  await out.press(deposit.getByRole('button', { name: 'Take deposit of ฿5,000' }));
  await expect(deposit).toHaveCount(0);
  const meter = page
    .getByRole('navigation', { name: 'Steps of the hand-over' })
    .getByRole('link', { name: /Mileage and fuel/ });
  await page.getByLabel('Mileage in km').fill('10');
  // Nothing moves under the finger that leaves the field.
  await out.press(page.getByRole('radio', { name: '8 of 8' }));
  await expect(page.getByRole('radio', { name: '8 of 8' })).toBeChecked();
  await expect(page.getByLabel('Mileage in km')).toHaveAccessibleDescription(/Less than the last known [\d,]+ km/);
  await expect(meter).not.toHaveAccessibleName(/done/);
  await out.type(page.getByLabel('Mileage in km'), '161204');
  await expect(meter).toHaveAccessibleName(/done/);
  await out.press(page.getByRole('checkbox', { name: 'Looked around the vehicle: nothing new' }));
  await out.press(page.getByRole('button', { name: 'Mark as Picked up' }));
  await out.press(
    page.getByRole('dialog', { name: 'Mark as Picked up?' }).getByRole('button', { name: 'Mark as Picked up' }),
  );
  await expect(panel.getByText('Picked up', { exact: true })).toBeVisible();
  out.within(20, 'hand over early, with payment and deposit in cash');

  const longer = thumb();
  await longer.press(panel.getByRole('button', { name: 'Edit', exact: true }));
  const form = page.getByRole('form', { name: 'Edit Booking' });
  await expect(form).toBeVisible();
  await longer.type(form.getByLabel('End date'), inDays(5));
  await expect(form.getByText('…', { exact: true })).toHaveCount(0);
  await longer.press(form.getByRole('button', { name: 'Save Changes' }));
  await expect(form).toHaveCount(0);
  longer.within(3, 'extend a rental');

  const back = thumb();
  await back.press(panel.getByRole('link', { name: 'Mark as Returned' }));
  await expect(page.getByText('At pick-up 161,204 km')).toBeVisible();
  await back.type(page.getByLabel('Mileage in km'), '161904');
  await back.press(page.getByRole('radio', { name: '8 of 8' }));
  await pressDrawing(page, 0.2, 0.5);
  const added = page.getByRole('group', { name: /^New damage/ });
  await back.choose(added.getByLabel('Kind'), 'Scratch');
  await back.choose(added.getByLabel('Size'), 'Small, up to a coin');
  const buffer = await page.screenshot();
  await page
    .getByLabel('Left side', { exact: true })
    .setInputFiles({ name: 'left.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: 'Left side', exact: true })).toBeVisible();
  await back.press(page.getByRole('button', { name: 'Mark as Returned' }));
  await back.press(
    page.getByRole('dialog', { name: 'Mark as Returned?' }).getByRole('button', { name: 'Mark as Returned' }),
  );
  back.within(10, 'take it back with a scratch');

  const claim = thumb();
  const made = page.getByRole('dialog', { name: 'Make a claim' });
  await expect(made).toBeVisible();
  await claim.choose(made.getByLabel('What for'), 'Damage');
  await expect(made.getByText('From the price list. You may change it.')).toBeVisible();
  await claim.type(made.getByLabel('What happened'), 'A scratch on the left door');
  await claim.press(made.getByRole('checkbox', { name: 'Return Left side' }));
  await claim.press(made.getByRole('button', { name: 'Send to the customer' }));
  await expect(made).toHaveCount(0);
  await expect(panel.getByText('Waits for the customer')).toBeVisible();
  claim.within(5, 'claim the scratch');
});

test('a booking and a customer are found by name, and closing leads back to where the search began', async ({
  page,
}) => {
  const { name, number, first } = await ofToday(page);
  const lastName = `Thumbcustomer${Date.now()}`;
  const data = {
    firstName: 'Anong',
    lastName,
    email: `${lastName}@example.com`,
    phone: '+66 81 555 0199',
    invite: false,
  };
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await page.request.post('/api/admin/customers', { headers, data })).ok()).toBe(true);
  await open(page, '/admin/calendar');
  const booking = thumb();
  await booking.press(toSearch(page));
  await searchFor(page, first);
  await booking.press(page.getByRole('option', { name: new RegExp(number) }));
  const panel = page.getByRole('complementary', { name: number });
  await expect(panel).toContainText(name);
  booking.within(2, 'find a booking by name');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/calendar/);
  await page.goForward();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/calendar/);

  const customer = thumb();
  await customer.press(toSearch(page));
  await searchFor(page, lastName);
  await customer.press(page.getByRole('option', { name: new RegExp(`Anong ${lastName}`) }));
  await expect(page.getByRole('complementary', { name: `Customer Details: Anong ${lastName}` })).toBeVisible();
  customer.within(2, 'find a customer');
});

test('the same panel opens from list, search and address, and the list keeps its filters and its place', async ({
  page,
}) => {
  const { number, first } = await ofToday(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin/bookings?sort=-created');
  await page.evaluate(() => scrollTo(0, 300));
  const panel = page.getByRole('complementary');
  const row = page.getByRole('row').nth(12).getByRole('link').first();
  await row.click();
  await expect(panel).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.keyboard.press('Control+k');
  await searchFor(page, first);
  await page.getByRole('option', { name: new RegExp(number) }).click();
  await expect(page.getByRole('complementary', { name: number })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/bookings\/[\da-f-]+\?sort=-created$/);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/bookings\?sort=-created$/);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.goBack();
  await expect(panel).toBeVisible();
});

test('the calendar, the bookings of a status and the payments of today are within a few presses', async ({ page }) => {
  await open(page, '/admin/dashboard');
  const calendar = thumb();
  await calendar.press(bar(page).getByRole('link', { name: 'Calendar' }));
  await expect(page).toHaveURL(/\/admin\/calendar/);
  await expect(page.locator('[data-row]').first()).toBeInViewport();
  await expect(bar(page).getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
  calendar.within(1, 'see the calendar of today and tomorrow');

  await open(page, '/admin/dashboard');
  const status = thumb();
  await status.press(bar(page).getByRole('link', { name: 'Bookings' }));
  await status.choose(page.getByRole('combobox', { name: 'Views' }), /^Completed/);
  await expect(page).toHaveURL(/\?status=completed$/);
  await expect(page.locator('tbody tr').first()).toContainText('Completed');
  status.within(3, 'filter bookings by status');

  await open(page, '/admin/dashboard');
  const payments = thumb();
  await payments.press(page.locator('summary[aria-label="Office menu"]'));
  await payments.press(page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Payments' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Transactions' })).toBeVisible();
  await expect(page.locator('tbody tr').first()).toBeInViewport();
  await expect(page.locator('tbody tr').first().getByRole('cell').first()).toHaveText(/^฿[\d,.]+/, {
    useInnerText: true,
  });
  for (const tab of ['Transactions', 'Transfers to send', 'Documents'])
    await expect(page.getByRole('link', { name: tab })).toBeInViewport({ ratio: 1 });
  payments.within(2, 'see the payments of today');
  // The tabs scroll in one line: the last is seen to go on, and stands whole once it is open.
  const last = page.getByRole('link', { name: 'Reconciliation' });
  await expect(last).toBeInViewport({ ratio: 0.3 });
  await last.click();
  await expect(page).toHaveURL(/\/payments\/reconciliation/);
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('a message is answered from Today', async ({ page }) => {
  const subject = `A pram ${Date.now()}`;
  const data = { name: 'Hannah Keller', email: 'hannah@example.com', subject, message: 'Is there room?' };
  expect((await page.request.post('/api/contact', { data: { ...data, language: 'en' } })).ok()).toBe(true);
  await open(page, '/admin/dashboard');
  const answer = thumb();
  const messages = card(page, 'New messages').getByRole('listitem').filter({ hasText: subject });
  await answer.press(messages.getByRole('link'));
  const opened = page.getByRole('region', { name: subject });
  await answer.type(opened.getByLabel('Your reply'), 'There is.');
  await answer.press(opened.getByRole('button', { name: 'Send reply' }));
  await expect(page.getByText('The reply to hannah@example.com is on its way')).toBeVisible();
  answer.within(3, 'answer a message');
});

test('a vehicle is blocked for a service', async ({ page }) => {
  const [vehicle] = await query<{ id: string; plate: string }>(
    'select id, license_plate as plate from vehicle where id = $1',
    [await ownVehicle()],
  );
  await open(page, '/admin/dashboard');
  const block = thumb();
  await block.press(toSearch(page));
  await searchFor(page, vehicle?.plate ?? '');
  await block.press(
    page
      .getByRole('option')
      .filter({ hasText: vehicle?.plate ?? '' })
      .first(),
  );
  const form = page.getByRole('complementary');
  await block.press(form.getByRole('link', { name: 'Maintenance' }));
  const fields = form.getByRole('group', { name: 'New maintenance' });
  await block.type(fields.getByLabel('From', { exact: true }), inDays(202));
  await block.type(fields.getByLabel('Until', { exact: true }), inDays(203));
  await block.type(fields.getByLabel('Reason'), 'New tyres');
  await block.press(form.getByRole('button', { name: 'Save' }));
  await expect(form.getByText('New tyres').first()).toBeVisible();
  block.within(7, 'block a vehicle');
  await query(`delete from maintenance_block where vehicle_id = $1 and reason = 'New tyres'`, [vehicle?.id]);
});
