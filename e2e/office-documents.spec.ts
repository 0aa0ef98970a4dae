import { expect, type Locator, type Page } from '@playwright/test';
import { bookDirectly } from './book-directly.ts';
import { changeBooking } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { payDirectly } from './pay-directly.ts';
import { person, signIn } from './sign-in.ts';

const ploy = () => person('STAFF', 'Ploy', 'Nakarin');

test('a payment has its tax invoice by itself; a company gets a full one, printed once as original, and a credit note', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await ploy());
  const { bookingId, number } = await payDirectly(request, 'invoice.journey@example.com', 162);
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printing';
    };
  });
  await open(page, `/admin/bookings/${bookingId}`);
  const panel = page.getByRole('complementary', { name: number });
  await expect(async () => {
    await page.reload();
    await expect(panel.getByText(/^Abbreviated tax invoice A\d{4}-\d{2}-\d{4}$/)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await panel.getByRole('button', { name: 'Other buyer' }).click();
  const form = page.getByRole('dialog', { name: 'Issue a tax invoice' });
  await expect(form.getByLabel('Name')).toHaveValue('Hannah Keller');
  // What is replaced is told before, and chosen.
  const replaced = form.getByRole('checkbox', { name: /^Abbreviated tax invoice A\S+ of .+, to Hannah Keller$/ });
  await expect(replaced).toBeChecked();
  await replaced.uncheck();
  await form.getByLabel('Name').fill('Bangchak Tools Co.');
  await form.getByLabel('Tax ID').fill('123');
  await form.getByRole('button', { name: 'Issue' }).click();
  await expect(form.getByText('A tax ID has 13 digits')).toBeVisible();
  await form.getByLabel('Tax ID').fill('0 1055 69000 00 2');
  await expect(form.getByText('An address is required with a tax ID')).toBeVisible();
  await form.getByLabel('Address').fill('9 Silom Road, Bangkok 10500');
  await form.getByLabel('Branch').fill('00000');
  await form.getByRole('button', { name: 'Issue' }).click();
  await expect(form.getByText('All payments have their documents: please choose those to issue anew')).toBeVisible();
  await replaced.check();
  await form.getByRole('button', { name: 'Issue' }).click();
  const shown = page.getByRole('dialog', { name: /^Tax invoice \d{4}-\d{2}-\d{4}$/ });
  await expect(shown.getByRole('img', { name: /^Page 1 of \d/ })).toBeVisible();
  const prints = page.waitForRequest(/\/api\/admin\/documents\/[^/]+\/prints$/);
  await shown.getByRole('button', { name: 'Print original' }).click();
  expect((await prints).headers()['idempotency-key']).toBeTruthy();
  await expect(page).toHaveTitle('printing');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(shown).toHaveCount(0);
  await expect(panel.getByText(/^Tax invoice \d{4}-\d{2}-\d{4}$/)).toBeVisible();
  await expect(panel.getByText(/to Bangchak Tools Co\./)).toBeVisible();
  await expect(panel.getByText(/replaced by \d{4}-\d{2}-\d{4}/)).toBeVisible();

  await open(page, '/admin/payments/documents?search=0+1055+69000+00+2');
  await expect(page.getByRole('row', { name: /Bangchak Tools Co\./ })).toHaveCount(1);
  await open(page, `/admin/bookings/${bookingId}`);

  // Printing a paid booking prints its tax invoice; the sheet of the booking is another choice.
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(shown).toBeVisible();
  await expect(page).toHaveTitle('printing');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(shown).toHaveCount(0);
  await panel.getByLabel('More actions').click();
  await panel.getByRole('button', { name: 'Print booking sheet' }).click();
  await expect(page.getByRole('region', { name: `Booking ${number}`, includeHidden: true })).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  // The button shows the valid invoice without printing it.
  await panel.getByLabel('More actions').click();
  await panel.getByRole('button', { name: 'Invoice', exact: true }).click();
  await expect(shown).toBeVisible();
  const pdf = await context.request.get((await shown.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  // However far the document is scrolled, its actions stay visible.
  // The pages load after the dialog opens.
  const scrolled = () =>
    shown.evaluate((dialog) => {
      dialog.scrollTo(0, dialog.scrollHeight);
      return dialog.scrollTop;
    });
  await expect.poll(scrolled).toBeGreaterThan(100);
  for (const one of [shown.getByRole('link', { name: 'PDF' }), shown.getByRole('button', { name: 'Print copy' })])
    await expect(one).toBeInViewport({ ratio: 1 });
  await shown.getByRole('button', { name: 'Replacement' }).click();
  await page.evaluate(() => {
    document.title = 'not yet';
  });
  const lost = page.getByRole('dialog', { name: 'Print a replacement' });
  await lost.getByRole('button', { name: 'Print replacement' }).click();
  await expect(lost.getByText('Please enter a reason')).toBeVisible();
  await lost.getByLabel('Reason').fill('Lost in the post');
  await lost.getByRole('button', { name: 'Print replacement' }).click();
  await expect(lost).toHaveCount(0);
  await expect(page).toHaveTitle('printing');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(shown).toHaveCount(0);
  await expect(panel.getByText(/^Tax invoice \d{4}-\d{2}-\d{4} issued$/)).toBeVisible();

  await panel.getByRole('button', { name: 'Credit note' }).click();
  const credit = page.getByRole('dialog', { name: 'Issue a credit note' });
  await expect(
    credit.getByText(/^Document to credit\s*Tax invoice \d{4}-\d{2}-\d{4} of \d+ \w+ \d{4}, ฿[\d,.]+, to \S/),
  ).toBeVisible();
  await credit.getByLabel('Amount').fill('100');
  await credit.getByRole('button', { name: 'Issue' }).click();
  await expect(credit.getByText('Please enter a reason')).toBeVisible();
  await credit.getByLabel('Reason').fill('The seat was dirty');
  await credit.getByRole('button', { name: 'Issue' }).click();
  const note = page.getByRole('dialog', { name: /^Credit note C/ });
  await expect(note.getByRole('img', { name: /^Page 1 of / })).toBeVisible();
  await note.getByRole('button', { name: 'Close' }).last().click();
  await expect(panel.getByText(/^Credit note C\S+$/)).toHaveCount(1);
  await expect(panel.getByText(/฿100 credited/)).toBeVisible();

  // Cancelling issues a credit note for the refund automatically.
  await panel.getByLabel('More actions').click();
  await panel.getByRole('button', { name: 'Customer Cancel' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel Booking?' });
  await cancel.getByRole('button', { name: /^Cancel Booking/ }).click();
  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(panel.getByText(/^Credit note C\S+$/)).toHaveCount(2, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
});

test('what was signed leads; signed anew by typing the name it is the second version, and the first stays', async ({
  page,
  context,
  request,
}) => {
  const { bookingId } = await bookDirectly(request, 'signs@example.com', 40);
  await changeBooking(bookingId, `hold_until = null, status = 'confirmed', picked_up_at = now()`);
  await signIn(context, await ploy());
  await open(page, `/admin/bookings/${bookingId}/agreement`);
  const box = page.getByRole('img', { name: 'Signature' });
  const [ink, form] = await Promise.all([box.boundingBox(), page.locator('form').filter({ has: box }).boundingBox()]);
  expect((form?.width ?? 0) - (ink?.width ?? 0)).toBeLessThan(60);
  await page.getByLabel('Full name').fill('Hannah Keller');
  await drawOn(page, box);
  await page.getByRole('button', { name: 'Sign the agreement' }).click();
  const signed = page.getByRole('region', { name: 'Signed' });
  await expect(signed.getByText('Signature 1, signed by hand')).toBeVisible();
  await page.getByRole('button', { name: 'Sign again' }).click();
  await page.getByLabel('Full name').fill('Hannah M. Keller');
  await page.getByLabel(/^If nothing is drawn/).check();
  await page.getByRole('button', { name: 'Sign the agreement' }).click();
  await expect(signed.getByText('Signature 2, name typed')).toBeVisible();
  await expect(signed.getByText('Signature 1, signed by hand')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign again' })).toBeVisible();
});

const drawOn = async (page: Page, box: Locator) => {
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 3, y + height / 4, { steps: 5 });
  await page.mouse.move(x + width / 2, y + height / 1.5, { steps: 5 });
  await page.mouse.up();
};
