import { expect, type Locator, type Page } from '@playwright/test';
import { bookDirectly } from '../book-directly.ts';
import { success as contactSuccess, fill as fillContact } from '../contact-page.ts';
import { cards, fillCard, fillCustomer, inDays } from '../journey.ts';
import { query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { acceptTerms, payButton } from '../paying-pages.ts';
import { restartProduct } from '../product.ts';
import { admin, person, signIn } from '../sign-in.ts';
import { openWizard } from '../wizard-pages.ts';

// An evening with a server that is ended in the middle of every task, in turn killed and stopped as by a deploy.
let restarts = 0;
const restart = () => restartProduct(restarts++ % 2 === 0 ? 'SIGKILL' : 'SIGTERM');

test.describe.configure({ timeout: 600_000 });

/** Ends the server, does the work while it is away, and waits until it is back. */
const whileRestarting = async (work: () => Promise<void>) => {
  const back = restart();
  await work();
  await back;
};

const failed = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });

/** Everything that stands in the page's fields. */
const typed = (page: Page): Promise<string[]> =>
  page
    .locator('input:not([type=hidden]):not([type=file]):not([type=search]), textarea, select')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(({ name, type, value, checked }) => `${name} ${type} ${value} ${checked}`),
    );

/** The server restarts: nothing that was typed is lost, and the screen is still there. */
const keepsWhatIsTyped = async (page: Page) => {
  const before = await typed(page);
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
  await whileRestarting(async () => {
    await expect.poll(() => typed(page)).toEqual(before);
  });
  expect(await typed(page)).toEqual(before);
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading ?? '');
};

/** Presses while the server is away, and again until it is done: what was not taken says so, and stays. */
const presses = async (button: Locator, done: Locator) => {
  const back = restart();
  await button.click();
  await back;
  await expect(async () => {
    if (await done.isVisible()) return;
    if (await button.isEnabled()) await button.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(done).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 90_000 });
};

test('a renter books, pays and changes the booking; each is done once', async ({ page }) => {
  const email = 'evening@example.com';
  await openWizard(page, 120);
  await keepsWhatIsTyped(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(page, email);
  await keepsWhatIsTyped(page);
  await presses(
    page.getByRole('button', { name: 'Proceed to Payment' }),
    page.getByRole('heading', { name: 'Payment', level: 1 }),
  );
  await fillCard(page, cards.good);
  await acceptTerms(page);
  await keepsWhatIsTyped(page);
  await presses(payButton(page), page.getByText('Thank you, Hannah.'));
  const rows = await query<{ status: string; paid: string; total: string }>(
    'select status, paid_satang as paid, total_satang as total from booking where email = $1',
    [email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.paid).toBe(rows[0]?.total);
  expect(rows[0]?.status).toBe('confirmed');
});

test('a visitor moves between pages while the server is away: the page stays, and the next one comes', async ({
  page,
}) => {
  await open(page, '/');
  for (const name of ['Vehicles', 'About', 'Contact']) {
    const heading = page.getByRole('heading', { level: 1 }).first();
    const before = await heading.textContent();
    await whileRestarting(async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await expect(heading).toHaveText(before ?? '');
    });
    await expect(heading).not.toHaveText(before ?? '');
    await expect(failed(page)).toHaveCount(0);
  }
  await fillContact(page, 'An evening of restarts');
  await keepsWhatIsTyped(page);
  await presses(page.locator('form[method=post] button[type=submit]').last(), page.getByText(contactSuccess));
  expect(await query('select 1 from contact_message where subject = $1', ['An evening of restarts'])).toHaveLength(1);
});

test('a clerk works through every form of the office', async ({ page, context, request }) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  const { bookingId: id, bookingNumber: number } = await bookDirectly(request, 'desk.evening@example.com', 130);
  const dialog = page.getByRole('dialog').last();

  await open(page, `/admin/bookings/${id}?do=edit`);
  const edit = page.getByRole('form', { name: 'Edit Booking' });
  await edit.getByLabel('Notes').fill('Brings a surf board');
  await keepsWhatIsTyped(page);
  await presses(edit.getByRole('button', { name: 'Save' }), page.getByText(`${number} saved`));
  expect(await query("select 1 from booking where id = $1 and notes = 'Brings a surf board'", [id])).toHaveLength(1);

  await open(page, `/admin/bookings/${id}`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  await dialog.getByLabel('How it was paid').selectOption('Cash');
  await dialog.getByLabel('Amount').fill('500');
  await keepsWhatIsTyped(page);
  await presses(dialog.getByRole('button', { name: 'Record ฿500' }), page.getByText('฿500 by Cash'));
  expect(await query('select 1 from ledger_entry where booking_id = $1', [id])).toHaveLength(1);

  await open(page, '/admin/bookings/new');
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('Keller');
  await page.getByLabel('Start date').fill(inDays(200));
  await page.getByLabel('End date').fill(inDays(203));
  await page.getByLabel('Notes').fill('Half a booking');
  await keepsWhatIsTyped(page);

  await open(page, `/admin/bookings?search=${number}`);
  await whileRestarting(() => page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).first().click());
  await expect(page).toHaveURL(/\/admin\/calendar/);
  await expect(failed(page)).toHaveCount(0);

  await open(page, '/admin/customers/new');
  for (const [label, value] of [
    ['First name', 'Evening'],
    ['Last name', 'Guest'],
    ['Phone', '+66 81 555 0177'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await keepsWhatIsTyped(page);
  await presses(
    dialog.getByRole('button', { name: /^(Save|Add|Create)/ }),
    page.getByRole('heading', { name: 'Evening Guest' }),
  );
  expect(await query("select 1 from customer where first_name = 'Evening'")).toHaveLength(1);

  await open(page, '/admin/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  for (let round = 0; round < 3; round += 1) {
    await restart();
    await expect(heading).toHaveText(before ?? '');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('the owner types settings and a vehicle', async ({ page, context }) => {
  await signIn(context, admin);
  await open(page, '/admin/settings/general');
  await page.getByLabel('Site name').fill('Saphan of the evening');
  await keepsWhatIsTyped(page);
  await presses(page.getByRole('button', { name: /^Save/ }).first(), page.getByText('Settings saved'));
  expect(await query("select 1 from setting where value->>'siteName' = 'Saphan of the evening'")).toHaveLength(1);
  await open(page, '/admin/vehicles/new');
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox', { name: 'Brand' }).fill('Nakhon');
  await panel.getByRole('textbox', { name: 'Model' }).fill('Evening');
  await keepsWhatIsTyped(page);
  await presses(panel.getByRole('button', { name: 'Save' }), page.getByText('Vehicle added'));
  expect(await query("select 1 from vehicle where model = 'Evening'")).toHaveLength(1);
});
