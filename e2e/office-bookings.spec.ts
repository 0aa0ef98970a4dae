import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { bookDirectly } from './book-directly.ts';
import { inDays, shownInDays } from './journey.ts';
import { changeBooking, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { admin, person, signIn } from './sign-in.ts';

const ploy = () => person('STAFF', 'Ploy', 'Nakarin');
const statusOf = async (id: string) =>
  (await query<{ status: string }>('select status from booking where id = $1', [id]))[0]?.status;

const part = (panel: Locator, title: string) =>
  panel.locator('section').filter({ has: panel.page().getByRole('heading', { name: title, exact: true }) });

let days = 100;
const booked = async (request: APIRequestContext, change = `status = 'confirmed'`) => {
  days += 3;
  const { bookingId: id, bookingNumber: number } = await bookDirectly(request, `desk.${days}@example.com`, days);
  if (change) await changeBooking(id, `hold_until = null, ${change}`);
  return { id, number, path: `/admin/bookings/${id}` };
};

/** Uploads a screenshot in place of a photograph from the tablet's camera. */
const takePhotograph = async (page: Page) => {
  const buffer = await page.screenshot();
  await page.getByLabel('Front', { exact: true }).setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('1 of 14 places, 1 photograph, kept with the booking')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Front', exact: true })).toBeVisible();
};

test('a booking goes from pending to completed, with what was found at its pick-up and its return', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await ploy());
  const { id, number } = await booked(request, '');
  await query(
    `update booking set status = 'completed', returned_at = now() where picked_up_at is not null and returned_at is null
      and vehicle_id = (select vehicle_id from booking where id = $1)`,
    [id],
  );
  await open(page, '/admin/bookings');
  await page.getByRole('searchbox').fill(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`search=${number}`));
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('link')
    .click();
  const panel = page.getByRole('complementary', { name: number });
  await expect(panel.getByText('1 of 1')).toBeVisible();
  await panel.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(`${number} confirmed`)).toBeVisible();
  await expect(panel.getByText('Confirmed', { exact: true })).toBeVisible();

  // The server of journeys has mail.
  await page.route('**/api/admin/bookings/*/email', async (route) => {
    const { data, ...json } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, data: { ...data, isMailOff: true } } });
  });
  await panel.getByLabel('More actions').click();
  await panel.getByRole('button', { name: 'Email', exact: true }).click();
  const mail = page.getByRole('dialog', { name: 'Send this email?' });
  await expect(mail).toContainText('There is no mail server in the settings: the email waits in the outbox.');
  const send = mail.getByRole('button', { name: 'Put in the outbox' });
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 500 });
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await send.click();
  await expect(page.getByText('The email waits in the outbox', { exact: true })).toBeVisible();

  await panel.getByRole('link', { name: 'Hand over early' }).click();
  await expect(page.getByText(/^Early: the pick-up is agreed for /)).toBeVisible();
  const isFree =
    /^(The vehicle is free from now until then\.|Another booking has the vehicle from .*, turnover included\.)$/;
  await expect(page.getByText(isFree)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hannah Keller');
  await expect(page.getByText('Missing:').getByRole('link')).toHaveText([
    'Driving licence, needed',
    'Signature, needed',
    'Payment',
    'Deposit',
    'Mileage, needed',
    'Fuel, needed',
    '14 places not taken',
    'Look around the vehicle',
  ]);
  await page.getByRole('link', { name: 'Read and sign' }).click();
  await expect(page.getByText('No keys before the signature: ')).toBeVisible();
  await signOn(page);
  await page.getByRole('link', { name: 'Hand over the vehicle' }).click();
  const pickUp = page.getByRole('button', { name: 'Mark as Picked up' });
  await pickUp.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please check the driving licence',
    /^฿[\d,.]+ is still owed\.$/,
    /^The deposit of ฿[\d,]+ was not taken\.$/,
    'Please enter the mileage',
    'Please choose the fuel level',
    '14 places not taken',
    'Nobody has said whether there is new damage.',
  ]);
  await page.getByRole('checkbox', { name: /I have seen the driving licence/ }).check();
  await page.getByLabel('Mileage in km').fill('161,204');
  await page.getByRole('radio', { name: '7 of 8' }).check();
  await page.getByLabel('More about damage').fill('Scratch, front door');
  await takePhotograph(page);
  await pickUp.click();
  const ask = page.getByRole('dialog', { name: 'Mark as Picked up?' });
  await expect(ask).toContainText('The pick-up is agreed for');
  await expect(ask).toContainText('is still owed');
  await ask.getByRole('button', { name: 'Mark as Picked up' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${id}$`));
  await expect(panel.getByText('Picked up', { exact: true })).toBeVisible();
  const agreement = part(panel, 'Rental agreement');
  await expect(agreement).toContainText('Signed.');
  await signAgain(page, panel);
  await stillOut(page, await booked(request), id);
  await open(page, `/admin/bookings/${id}`);
  await expect(panel.getByText('161,204 km, fuel 7/8, licence seen, by Ploy Nakarin')).toBeVisible();
  await panel.getByLabel('More actions').click();
  await expect(panel.getByRole('button', { name: 'Email', exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Customer Cancel' })).toHaveCount(0);

  await panel.getByRole('link', { name: 'Mark as Returned' }).click();
  await expect(page.getByText('At pick-up 161,204 km')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Fuel' })).toHaveAccessibleDescription('At pick-up: 7/8');
  await expect(page.getByRole('img', { name: 'Front at pick-up' })).toBeVisible();
  await expect(page.getByText('Scratch, front door')).toBeVisible();
  const meter = page
    .getByRole('navigation', { name: 'Steps of the hand-over' })
    .getByRole('link', { name: /Mileage and fuel/ });
  await page.getByLabel('Mileage in km').fill('160000');
  await page.getByRole('radio', { name: '8 of 8' }).check();
  await expect(page.getByLabel('Mileage in km')).toHaveAccessibleDescription(/Less than the last known 161,204 km/);
  await expect(meter).not.toHaveAccessibleName(/done/);
  await page.getByRole('button', { name: 'Mark as Returned' }).click();
  await expect(page.getByRole('alert')).toContainText('Less than the last known 161,204 km');
  await page.getByLabel('Mileage in km').fill('161904');
  await expect(meter).toHaveAccessibleName(/done/);
  await expect(page.getByText('700 km driven')).toBeVisible();
  await takePhotograph(page);
  // How it was paid is nobody's guess: the button waits until it was said.
  await expect(page.getByRole('button', { name: 'Record' })).toBeDisabled();
  await page.getByLabel('Payment method').selectOption('Cash');
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('nothing is owed')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Looked around the vehicle: nothing new' }).check();
  await page.getByRole('button', { name: 'Mark as Returned' }).click();
  const back = page.getByRole('dialog', { name: 'Mark as Returned?' });
  await expect(back).toContainText('13 places not taken');
  await back.getByRole('button', { name: 'Mark as Returned' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${id}$`));
  await expect(panel.getByText('Completed', { exact: true })).toBeVisible();
  await expect(panel.getByRole('img', { name: /^Front, / })).toHaveCount(2);
  await panel.getByRole('button', { name: 'Compare' }).click();
  const compare = page.getByRole('dialog', { name: 'Front' });
  await compare.getByRole('slider', { name: 'Front: pick-up to the left, return to the right' }).fill('80');
  await expect(compare.getByRole('img')).toHaveCount(2);
  await compare.getByRole('button', { name: 'Close' }).last().click();
  expect(await statusOf(id)).toBe('completed');
});

test('two clerks edit one booking: the second is told what the first saved, and keeps what was typed', async ({
  page,
  context,
  request,
  anotherVisitor,
}) => {
  const { id, path } = await booked(request);
  await signIn(context, await ploy());
  const other = await anotherVisitor();
  await signIn(other.context(), await person('STAFF', 'Somchai', 'Desk'));
  for (const one of [page, other]) await open(one, `${path}?do=edit`);
  const mine = page.getByRole('form', { name: 'Edit Booking' });
  const theirs = other.getByRole('form', { name: 'Edit Booking' });
  await theirs.getByLabel('Notes').fill('Lands at 08:35');
  await theirs.getByRole('button', { name: 'Save Changes' }).click();
  await expect(theirs).toBeHidden();
  const conflict = mine.getByText('Someone else changed this booking in the meantime');
  await mine.getByLabel('Notes').fill('Two child seats');
  await mine.getByRole('button', { name: 'Save Changes' }).click();
  await expect(conflict).toBeVisible();
  await expect(mine.getByText('Notes is now “Lands at 08:35”')).toBeVisible();
  await expect(mine.getByLabel('Notes')).toHaveValue('Two child seats');
  await mine.getByRole('button', { name: 'Continue with my changes' }).click();
  await expect(conflict).toBeHidden();
  await query('update booking set version = version + 1 where id = $1', [id]);
  await mine.getByLabel('End date').fill(inDays(days + 4));
  await expect(conflict).toBeVisible();
  await mine.getByRole('button', { name: 'Continue with my changes' }).click();
  await expect(mine.getByText('New total, 4 days')).toBeVisible();
  await mine.getByRole('button', { name: 'Save Changes' }).click();
  await expect(mine).toBeHidden();
  await expect(page.getByRole('complementary').getByText('Two child seats').first()).toBeVisible();
  await expect(page.getByRole('complementary').getByText('4 days').first()).toBeVisible();
});

test('cancelling shows what goes back, does it, and a booking that is over leaves the lists', async ({
  page,
  context,
  request,
}) => {
  const { id, number, path } = await booked(request);
  await signIn(context, await ploy());
  await open(page, path);
  const panel = page.getByRole('complementary', { name: number });
  await panel.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Payment status').selectOption({ label: 'Paid' });
  await page.getByLabel('Payment method').selectOption({ label: 'Cash' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(panel.getByText('Paid', { exact: true }).first()).toBeVisible();
  const more = panel.getByLabel('More actions');
  const customerCancel = panel.getByRole('button', { name: 'Customer Cancel' });
  await more.press('Enter');
  await expect(customerCancel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(customerCancel).toBeHidden();
  await expect(more).toBeFocused();
  await more.press('Enter');
  await customerCancel.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel Booking?' });
  await expect(
    dialog.getByText(/Under the policy, all of it is refunded until \w+ \d+ \w+, \d\d:\d\d\./),
  ).toBeVisible();
  await dialog.getByRole('button', { name: /^Cancel Booking and refund ฿[\d,.]+$/ }).click();
  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  expect(await statusOf(id)).toBe('cancelled');
  await more.click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Booking' }).click();
  await expect(page.getByText(`${number} removed from the lists`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  await expect(page.getByRole('main').getByText(number, { exact: true }), 'and the list knows').toBeHidden();
  await open(page, `/admin/bookings?search=${number}`);
  await expect(page.getByText('No bookings found')).toBeVisible();
  await open(page, path);
  await expect(panel.getByText('Deleted', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Edit', exact: true })).toBeHidden();
});

test('an admin forces a stage with a reason, which stands in the history', async ({ page, context, request }) => {
  const { path, number } = await booked(request);
  await signIn(context, admin);
  await open(page, `${path}?do=edit`);
  const form = page.getByRole('form', { name: 'Edit Booking' });
  await form.getByLabel('Status', { exact: true }).selectOption('force:pending');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Please enter a reason')).toBeVisible();
  await form.getByLabel('Reason').fill('Confirmed by mistake');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  const panel = page.getByRole('complementary', { name: number });
  await expect(panel.getByText('Pending', { exact: true }).first()).toBeVisible();
  await expect(panel.getByText('Reason: Confirmed by mistake')).toBeVisible();
});

test('the list is worked by keyboard: / searches, J and K move, Enter opens beside, Escape closes', async ({
  page,
  context,
}) => {
  await signIn(context, await ploy());
  await open(page, '/admin/bookings?status=confirmed');
  await expect(page.getByRole('link', { name: 'Add Booking' })).toHaveAttribute('href', '/admin/bookings/new');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('searchbox').blur();
  const links = page.getByRole('row').getByRole('link');
  await page.keyboard.press('j');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary').getByText(/^2 of \d+$/)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/bookings\/[\da-f-]+\?status=confirmed$/);
  await page.getByRole('link', { name: 'The one before' }).click();
  await expect(page.getByRole('complementary').getByText(/^1 of \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/bookings\?status=confirmed$/);
});

/** Checks that signing requires a name and a signature, then signs with one stroke. */
const signOn = async (page: Page): Promise<void> => {
  const sign = page.getByRole('button', { name: 'Sign the agreement' });
  await sign.click();
  await expect(page.getByText('Please sign in the box, or use the typed name')).toBeVisible();
  await expect(page.getByText('Please enter the full name')).toBeVisible();
  await page.getByLabel('Full name').fill('Hannah Keller');
  const box = page.getByRole('img', { name: 'Signature' });
  await box.scrollIntoViewIfNeeded();
  const { x, y } = (await box.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 40, y + 80);
  await page.mouse.down();
  await page.mouse.move(x + 140, y + 30, { steps: 5 });
  await page.mouse.move(x + 240, y + 90, { steps: 5 });
  await page.mouse.up();
  // The consent to charges after the return is never set beforehand.
  const consent = page.getByRole('checkbox', { name: /fines, tolls, damage and the like/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await sign.click();
  await expect(page.getByText('Signature 1, signed by hand')).toContainText('agrees to charges after the return');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Signed agreement (PDF)' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^rental-agreement-.+-1\.pdf$/);
};

/** Brings the return a day forward, so that what was signed is older than the booking, and signs by name. */
const signAgain = async (page: Page, panel: Locator): Promise<void> => {
  const agreement = part(panel, 'Rental agreement');
  await panel.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('End date').fill(inDays(days + 2));
  await expect(page.getByText('New total, 2 days')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(agreement).toContainText(
    'Signed before the booking was changed. Since it was signed: other times and another price.',
  );
  await agreement.getByRole('link', { name: 'Open and sign' }).click();
  await expect(page.getByText('The customer signs the booking as it is now.')).toBeVisible();
  await page.getByLabel('Full name').fill('Hannah Keller');
  await page.getByRole('checkbox', { name: /the name typed here is the signature/ }).check();
  await page.getByRole('button', { name: 'Sign the agreement' }).click();
  await expect(page.getByText('Signature 2, name typed')).toBeVisible();
  await page.getByRole('link', { name: 'To the booking' }).click();
  await expect(agreement).toContainText('Signed.');
};

/** Checks that the hand-over of the next rental warns that its vehicle is still out, and leads to that return. */
const stillOut = async (page: Page, next: { id: string; path: string }, out: string): Promise<void> => {
  await changeBooking(next.id, `vehicle_id = (select vehicle_id from booking where id = '${out}')`);
  await open(page, `${next.path}/hand-over?kind=pick-up`);
  const warning = page.getByRole('status').filter({ hasText: 'The vehicle is still with Hannah Keller' });
  await expect(warning).toContainText(/Due back \w+ \d+ \w+.*\. Record its return first\./);
  await warning.getByRole('link', { name: 'Mark as Returned' }).click();
  await expect(page).toHaveURL(`/admin/bookings/${out}/hand-over?kind=return`);
};

const refused = (status: number, error: string) => ({ status, json: { success: false, message: 'No', error } });

test('the edit form checks its dates, tells of the new price, and says why nothing was saved', async ({
  page,
  context,
  request,
}) => {
  const { path } = await booked(request);
  await signIn(context, await ploy());
  await open(page, `${path}?do=edit`);
  const form = page.getByRole('form', { name: 'Edit Booking' });
  const save = form.getByRole('button', { name: 'Save Changes' });
  await expect(save).toBeDisabled();
  await expect(save).toBeInViewport({ ratio: 1 });
  await form.getByLabel('End date').fill(inDays(days - 1));
  await save.click();
  await expect(form.getByText('End date must be after start date')).toBeVisible();
  await form.getByLabel('End date').fill(inDays(days + 4));
  await expect(form.getByText('Pricing update')).toBeVisible();
  for (const [answer, message] of [
    [refused(409, 'booking.vehicle-taken'), /^Failed to update booking$/],
    [refused(500, 'server.failed'), 'Failed to update booking. Please try again.'],
  ] as const) {
    await page.route('**/api/admin/bookings/*', (route) => route.fulfill(answer));
    await save.click();
    await expect(form.getByRole('alert').getByText(message).first()).toBeVisible();
    await expect(form.getByLabel('End date')).toHaveValue(shownInDays(days + 4));
  }
  const offered = form.getByLabel('Payment method');
  await form.getByLabel('Payment status').selectOption({ label: 'Paid' });
  await expect(offered).toHaveValue('');
  await expect(offered.getByRole('option')).toHaveCount(25);
  await expect(offered.locator('optgroup')).toHaveCount(2);
  await expect(offered.locator('optgroup[label="At the desk"] option')).toHaveText([
    ...['Cash', 'Credit card at the desk', 'Debit card at the desk', 'Bank transfer', 'Wallet at the desk'],
  ]);
  await expect(offered.locator('optgroup[label="Online"] option')).toHaveCount(19);
  await expect(form.getByLabel('Payment status').getByRole('option')).toHaveText(['Pending', 'Paid', 'Partial']);
});

test('the edit stands in the place of the booking, with what it costs in sight, and is left by Escape, which asks once something was typed', async ({
  page,
  context,
  request,
}) => {
  const { id, number } = await booked(request);
  const totalOf = async () =>
    (
      await query<{ baht: number }>('select total_satang::int / 100.0::float as baht from booking where id = $1', [id])
    )[0]?.baht ?? 0;
  const before = await totalOf();
  const baht = (amount: number) => `฿${amount.toLocaleString('en-US')}`;
  await signIn(context, await ploy());
  const address = `/admin/calendar/bookings/${id}?days=7`;
  await open(page, `${address}&do=edit`);
  const panel = page.getByRole('complementary', { name: number });
  const form = panel.getByRole('form', { name: 'Edit Booking' });
  const sum = (name: string) => form.getByText(name, { exact: true }).locator('..').getByRole('definition');
  await expect(part(panel, 'Money')).toHaveCount(0);
  await expect(sum('Total so far')).toHaveText(baht(before));
  await expect(sum('New total, 3 days')).toHaveText(baht(before));
  await expect(sum('Difference')).toHaveText('฿0');
  await expect(sum('Left to pay')).toHaveText(baht(before));

  await form.getByLabel('End date').fill(inDays(days + 4));
  const more = sum('Difference');
  await expect(more).toHaveText(/^\+฿[\d,.]+$/);
  const after = before + Number((await more.textContent())?.replace(/[^\d.]/g, ''));
  await expect(sum('New total, 4 days')).toHaveText(baht(after));
  await expect(sum('Left to pay')).toHaveText(baht(after));
  await form.getByLabel('Notes').focus();
  for (const [width, height] of [
    [1440, 900],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Total so far', 'New total, 4 days', 'Difference', 'Left to pay'])
      await expect(sum(name)).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('button', { name: 'Save Changes' })).toBeInViewport({ ratio: 1 });
  }
  expect(await totalOf()).toBe(before);

  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(sum('Difference')).toHaveText(/^\+/);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(address);
  expect(await totalOf()).toBe(before);

  await panel.getByRole('button', { name: 'Edit', exact: true }).click();
  await form.getByLabel('Notes').press('Escape');
  await expect(form, 'nothing was typed').toBeHidden();
  await panel.getByRole('button', { name: 'Edit', exact: true }).click();
  await form.getByLabel('End date').fill(inDays(days + 4));
  await expect(sum('New total, 4 days')).toHaveText(baht(after));
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  await expect(part(panel, 'Money')).toContainText(baht(after));
  expect(await totalOf()).toBe(after);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/calendar?days=7');
});

test('an edit takes an add-on, another cover, another vehicle at the old price and a discount: told before it is saved, then in the panel and its history', async ({
  page,
  context,
  request,
}) => {
  const { id, path, number } = await booked(request);
  // The vehicle alone, without VAT of 7%.
  const [price] = await query<{ baht: number }>(
    'select total_satang::int / 107.0::float as baht from booking where id = $1',
    [id],
  );
  const kept = `฿${price?.baht.toLocaleString('en-US')}`;
  await signIn(context, await ploy());
  await open(page, `${path}?do=edit`);
  const form = page.getByRole('form', { name: 'Edit Booking' });
  const save = form.getByRole('button', { name: 'Save Changes' });
  const total = form.getByText('New total, 3 days');
  await form.getByText('Add-ons and cover').click();
  // Prices stand beside the buttons, not beneath them.
  const rates = form.getByRole('listitem').filter({ hasText: 'Dash camera' }).getByText('a month');
  expect(await rates.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  await form.getByRole('button', { name: 'One more: Dash camera' }).click();
  await form.getByLabel('Cover', { exact: true }).selectOption({ index: 1 });
  await expect(total).toBeVisible();
  await form.getByText('New price in detail').click();
  await expect(form.getByText(/^Dash camera/).last()).toBeVisible();

  const vehicle = form.getByLabel('Vehicle', { exact: true });
  await vehicle.selectOption({ index: 1 });
  const other = (await vehicle.locator('option:checked').textContent()) ?? '';
  await form.getByLabel('Keep the price of the present vehicle').check();
  await form.getByText('Discount by hand').click();
  await form.getByLabel('Baht off').fill('100');
  await save.click();
  await expect(form.getByText('Please enter a reason')).toHaveCount(2);
  await form.getByLabel('Why the price stays').fill('The first one broke down');
  await form.getByLabel('Why the discount').fill('A long wait');
  await expect(form.getByText('Discount: A long wait')).toBeVisible();
  await expect(form.getByText('Working out the price…')).toBeHidden();
  const figure = (await total.locator('..').getByRole('definition').textContent()) ?? '';
  await save.click();
  await expect(page.getByText(`${number} saved`)).toBeVisible();
  await expect(form).toBeHidden();
  const panel = page.getByRole('complementary', { name: number });
  const [name = ''] = other.split(',');
  await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  const money = part(panel, 'Money');
  for (const line of [`${name}${kept}`, 'Basic cover, 3 days', 'Dash camera, 3 days', 'Discount: A long wait', figure])
    await expect(money).toContainText(line);
  const history = part(panel, 'Timeline').getByRole('listitem');
  await expect(history.filter({ hasText: 'Discount by hand' })).toContainText('Reason: A long wait');
  await expect(history.filter({ hasText: 'Vehicle price set' })).toContainText('Reason: The first one broke down');
  const changed = history.filter({ hasText: '4 changes' });
  await changed.getByText('4 changes').click();
  await expect(changed).toContainText('Dash camera');
});

test('the view of the money due says how much each booking owes, the next pick-up first', async ({
  page,
  context,
  request,
}) => {
  const { number } = await booked(request);
  await signIn(context, await ploy());
  await open(page, '/admin/bookings');
  await page.getByRole('link', { name: /^Money due/ }).click();
  await expect(page.getByLabel('Order', { exact: true }).getByRole('option').first()).toHaveText('Next pick-up first');
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  for (const row of await rows.all()) await expect(row).toContainText(/฿[\d,.]+ due$/);
  const ids = await rows
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => /[\da-f-]{36}/.exec(link.getAttribute('href') ?? '')?.[0]));
  // Those whose pick-up was before today come after, the latest first.
  const inOrder = await query<{ id: string }>(
    `with day as (select date_trunc('day', now() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok' as start)
     select id from booking, day where id = any($1::uuid[])
     order by pick_up_at < start, abs(extract(epoch from pick_up_at - start)), id`,
    [ids],
  );
  expect(ids.length).toBeGreaterThan(2);
  expect(ids).toEqual(inOrder.map(({ id }) => id));
  await page.getByRole('searchbox').fill(number);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  const [owed] = await query<{ total: number }>('select total_satang::int as total from booking where reference = $1', [
    number,
  ]);
  await expect(rows).toContainText(`฿${((owed?.total ?? 0) / 100).toLocaleString('en-US')} due`);
});
