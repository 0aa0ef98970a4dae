import { expect } from '@playwright/test';
import { bookDirectly } from './book-directly.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { looksOf } from './looks.ts';
import { textsTo } from './mails.ts';
import { open } from './open.ts';
import { payAtTheDesk, payDirectly, recordDirectly, refundBehindOurBack, showQr } from './pay-directly.ts';
import { markAsPaid } from './paying-pages.ts';
import { forgetFaults, planFault } from './provider-faults.ts';
import { person, signIn } from './sign-in.ts';

const ploy = () => person('STAFF', 'Ploy', 'Nakarin');
const showing = 'Showing payment from booking. The payment will be highlighted below.';

test('the paid badge of a booking opens its payment, which stands out for five seconds and leads back', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await ploy());
  const { bookingId, number, paymentId } = await payDirectly(request, 'badge.journey@example.com', 142);
  await page.clock.install();
  await open(page, `/admin/bookings/${bookingId}`);
  await page.clock.pauseAt(Date.now() + 5_000);
  await page.getByRole('complementary').getByRole('link', { name: 'Paid', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/payments\\?around=${paymentId}$`));
  await expect(page.getByText(showing)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toHaveAttribute('data-highlighted', 'true');
  await expect(row).toBeInViewport();
  await page.clock.runFor(4_000);
  await expect(row).toHaveAttribute('data-highlighted', 'true');
  await page.clock.runFor(2_000);
  await expect(row).not.toHaveAttribute('data-highlighted');
  await expect(page.getByText(showing)).toHaveCount(0);

  await row.getByRole('link', { name: number, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/bookings\\?search=${number}$`));
  const booking = page.getByRole('row').filter({ hasText: number });
  await expect(booking).toHaveAttribute('data-highlighted', 'true');
  await page.clock.runFor(6_000);
  await expect(booking).not.toHaveAttribute('data-highlighted');
});

test('a part of a payment goes back from the ledger, and the customer reads of it', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await ploy());
  const email = 'partial.journey@example.com';
  const { number, amount, paymentId } = await payDirectly(request, email, 146);
  await open(page, `/admin/payments/${paymentId}`);
  const panel = page.getByRole('complementary', { name: /^Transaction Details: chrg_test_/ });
  await expect(panel.getByRole('link', { name: number, exact: true })).toBeVisible();
  await expect(panel.getByText('until')).toHaveCount(2);
  const field = panel.getByLabel('Amount', { exact: true });
  await expect(field).toHaveValue(String(amount));
  await field.fill(String(amount + 1));
  await panel.getByRole('button', { name: /^Refund ฿/ }).click();
  await expect(panel.getByText('Please enter a reason')).toBeVisible();
  await panel.getByLabel('Reason', { exact: true }).fill('The child seat was missing');
  await panel.getByRole('button', { name: /^Refund ฿/ }).click();
  await expect(panel.getByText(`฿${amount.toLocaleString('en-US')} can go back`, { exact: true })).toBeVisible();
  await field.fill('500');
  await panel.getByRole('button', { name: 'Refund ฿500', exact: true }).click();
  await expect(page.getByText('฿500 goes back', { exact: true })).toBeVisible();
  await expect(panel.getByText('฿500 back', { exact: true })).toBeVisible();
  await expect(panel.getByText(/^refunded, by Ploy Nakarin/)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('฿500 back');
  await expect(async () => {
    const mails = (await textsTo(email)).filter((mail) => /500/.test(mail) && /refund|back/i.test(mail));
    expect(mails.length).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000 });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [390, 664],
] as const)
  test(`the way to a refund is in sight at ${width} by ${height}, and leads to its form`, async ({
    page,
    context,
    request,
  }) => {
    await signIn(context, await ploy());
    await page.setViewportSize({ width, height });
    const { paymentId } = await payDirectly(
      request,
      `sight.${width}.${height}@example.com`,
      { 900: 134, 844: 130, 664: 138 }[height],
    );
    await open(page, `/admin/payments/${paymentId}`);
    const panel = page.getByRole('complementary', { name: /^Transaction Details/ });
    const submit = panel.getByRole('button', { name: /^Refund ฿/ });
    await expect(submit).not.toBeInViewport();
    await panel.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(panel.getByLabel('Amount', { exact: true })).toBeFocused();
    await expect(panel.getByLabel('Amount', { exact: true })).toBeInViewport({ ratio: 1 });
    // A lower screen has no room for the whole form.
    if (height > 700) await expect(submit).toBeInViewport({ ratio: 1 });
  });

test('one date alone says at once that all days are shown, and the days of the list lead to the money that moved on them', async ({
  page,
  context,
}) => {
  await signIn(context, await ploy());
  await open(page, '/admin/payments');
  const notice = page.getByRole('status').filter({ hasText: 'All days are shown' });
  await expect(notice).toHaveCount(0);
  const show = () => page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByLabel('From date').fill('2026-11-01');
  await show();
  await expect(notice).toHaveText('All days are shown: “From date” applies once “To date” is set too');
  await expect(notice).toBeInViewport({ ratio: 1 });
  await page.getByLabel('To date').fill('2026-11-03');
  await show();
  await expect(page).toHaveURL(/to=2026-11-03/);
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: 'By the day the money moved: 1–3 Nov 2026' }).click();
  await expect(page).toHaveURL(
    /\/admin\/reports\?tab=revenue&startDate=2026-11-01&endDate=2026-11-03&type=daily#money-of-days$/,
  );
  await expect(page.locator('#money-of-days')).toBeFocused();
  await expect(page.getByRole('table', { name: 'Revenue by payment method' })).toBeVisible();
});

test('what went back today stands under today, with its method, whenever it was paid', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await ploy());
  const { bookingId, paymentId } = await payAtTheDesk(context.request, request, 'closing.journey@example.com', 138);
  await query("update ledger_entry set created_at = created_at - interval '3 days' where booking_id = $1", [bookingId]);
  const money = page.getByRole('table', { name: /^Money of the day/ });
  const out = async () => {
    await open(page, '/admin/payments');
    await page.getByRole('link', { name: /^Money of the day/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reports & Analytics' })).toBeVisible();
    const row = money.getByRole('row', { name: /^Cash/ });
    if ((await row.count()) === 0) return 0;
    return Number(((await row.getByRole('cell').nth(2).textContent()) ?? '').replace(/[^\d.]/g, ''));
  };
  const before = await out();
  await open(page, `/admin/payments/${paymentId}`);
  const panel = page.getByRole('complementary', { name: /^Transaction Details/ });
  await panel.getByLabel('Amount', { exact: true }).fill('300');
  await panel.getByLabel('Reason', { exact: true }).fill('The tank was empty');
  await panel.getByRole('button', { name: 'Refund ฿300', exact: true }).click();
  await expect(page.getByText('฿300 recorded as refunded', { exact: true })).toBeVisible();
  expect(await out()).toBeGreaterThanOrEqual(before + 300);
});

test('cash at the desk is written down for the booking that was found by its number', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await ploy());
  const { bookingId: id, bookingNumber: number } = await bookDirectly(request, 'cash.journey@example.com', 150);
  await open(page, '/admin/payments');
  await page.getByRole('link', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await dialog.getByLabel('Booking').fill(number);
  await dialog.getByRole('button', { name: new RegExp(number) }).click();
  const field = dialog.getByLabel('Amount');
  const owed = Number(await field.inputValue());
  expect(owed).toBeGreaterThan(0);
  await field.fill(String(owed + 1));
  await dialog.getByRole('button', { name: /^Record/ }).click();
  await expect(dialog.getByText('Payment method is required', { exact: true })).toBeVisible();
  await dialog.getByLabel('How it was paid').selectOption('Cash');
  await dialog.getByRole('button', { name: /^Record/ }).click();
  await expect(dialog.getByText(`฿${owed.toLocaleString('en-US')} is owed`, { exact: true })).toBeVisible();
  await field.fill(String(owed));
  await dialog.getByLabel('Reference').fill('Drawer 7');
  await dialog.getByRole('button', { name: /^Record ฿/ }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Cash');
  await expect(row).toContainText('Successful');
  const entries = await query<{ amount_satang: string }>(
    'select amount_satang from ledger_entry where booking_id = $1',
    [id],
  );
  expect(entries.map((entry) => Number(entry.amount_satang))).toEqual([Math.round(owed * 100)]);
});

test('what a booking owes is taken from the booking itself: all of it is filled in, a part may be typed', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await ploy());
  const { bookingId: id } = await bookDirectly(request, 'desk.journey@example.com', 12);
  await open(page, `/admin/bookings/${id}`);
  const take = page.getByRole('button', { name: 'Record payment' });
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await take.click();
  await dialog.getByLabel('How it was paid').selectOption('Cash');
  await dialog.getByLabel('Amount').fill('1,000');
  await dialog.getByRole('button', { name: 'Record ฿1,000' }).click();
  await expect(page.getByText('฿1,000 by Cash')).toBeVisible();
  await take.click();
  await dialog.getByLabel('How it was paid').selectOption('Bank transfer');
  await dialog.getByRole('button', { name: /^Record ฿/ }).click();
  await expect(take).toHaveCount(0);
  const [owed] = await query('select total_satang + fees_satang - paid_satang as owed from booking where id = $1', [
    id,
  ]);
  expect(Number(owed?.owed)).toBe(0);
});

test('a refund that was made at the provider is found by reconciliation, explained, and settled', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await ploy());
  const { number, chargeId, paymentId } = await payDirectly(request, 'behind.journey@example.com', 154);
  await refundBehindOurBack(request, chargeId, 321);
  await open(page, '/admin/payments/reconciliation');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('The refund is missing in our ledger');
  await expect(row).toContainText('฿321');
  await expect(row).toContainText('nothing');
  await row.getByRole('button', { name: /^Explain/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Explain the difference' });
  await dialog.getByLabel('Why they differ').fill('Given back on the phone');
  await dialog.getByRole('button', { name: 'Save explanation' }).click();
  await expect(row).toContainText('Explained');
  await expect(row).toContainText('Given back on the phone – Ploy Nakarin');
  await row.getByRole('button', { name: /^Settle/ }).click();
  await expect(page.getByText('Our books follow the provider now')).toBeVisible();
  await expect(row).toHaveCount(0);
  await open(page, `/admin/payments/${paymentId}`);
  await expect(page.getByRole('complementary').getByText('฿321 back', { exact: true })).toBeVisible();
});

test('a refund that also cancels the booking names the credit note that follows, and the customer is told', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await ploy());
  const email = 'cancel.journey@example.com';
  const { bookingId, number, amount, paymentId } = await payDirectly(request, email, 102);
  const issued = await context.request.post(`/api/admin/bookings/${bookingId}/documents`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { kind: 'tax-invoice' },
  });
  const invoice = (await issued.json()).data.number as string;
  await open(page, `/admin/payments/${paymentId}`);
  const panel = page.getByRole('complementary', { name: /^Transaction Details/ });
  await panel.getByLabel(`Also cancel ${number} and tell the customer`).check();
  await expect(panel.getByText(`A credit note for ${invoice} follows.`)).toBeVisible();
  await expect(panel.getByLabel('The customer has to pay it again')).toHaveCount(0);
  await panel.getByLabel('Reason', { exact: true }).fill('The flight was cancelled');
  await panel.getByRole('button', { name: /^Refund ฿/ }).click();
  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  const back = amount.toLocaleString('en-US');
  await expect(panel.getByText(`฿${back} back`, { exact: true })).toBeVisible();
  await expect(async () => {
    const mails = await textsTo(email);
    expect(mails.some((mail) => /Your booking has been cancelled/.test(mail))).toBe(true);
    expect(mails.some((mail) => mail.includes(back) && /refunded|goes back/.test(mail))).toBe(true);
  }).toPass({ timeout: 20_000 });
  await open(page, `/admin/bookings/${bookingId}`);
  const booking = page.getByRole('complementary', { name: number });
  await expect(booking.getByText(`Abbreviated tax invoice ${invoice} issued`, { exact: true })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(booking.getByText(/^Credit note C\S+ issued$/)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
});

test('cash that was handed back is only written down; the booking stays paid, unless it is owed again', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await ploy());
  const { bookingId, paymentId } = await payAtTheDesk(context.request, request, 'handed.journey@example.com', 106);
  await open(page, `/admin/payments/${paymentId}`);
  const panel = page.getByRole('complementary', { name: /^Transaction Details/ });
  await expect(panel.getByText('Through the provider')).toHaveCount(0);
  await expect(panel.getByRole('link', { name: 'Customer’s page' })).toHaveCount(0);
  await expect(panel.getByLabel('Already handed over, only record it')).toBeChecked();
  const giveBack = async (baht: string) => {
    await panel.getByLabel('Amount', { exact: true }).fill(baht);
    await panel.getByLabel('Reason', { exact: true }).fill('The tank was empty');
    await panel.getByRole('button', { name: `Refund ฿${baht}`, exact: true }).click();
    await expect(page.getByText(`฿${baht} recorded as refunded`, { exact: true })).toBeVisible();
    await expect(panel.getByText(`฿${baht} back`, { exact: true })).toBeVisible();
  };
  await panel.getByLabel('Reference').fill('Drawer 7');
  await giveBack('300');
  await expect(panel.getByText(/^refunded, by Ploy Nakarin/)).toBeVisible();
  expect(
    await query("select reference from ledger_entry where booking_id = $1 and kind = 'refund'", [bookingId]),
  ).toEqual([{ reference: 'Drawer 7' }]);
  await expect(panel.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(panel.getByText('Still owed', { exact: true })).toHaveCount(0);
  await panel.getByLabel('The customer has to pay it again').check();
  await giveBack('200');
  await expect(panel.getByText('Partial', { exact: true })).toBeVisible();
  await expect(panel.getByText('Still owed', { exact: true })).toBeVisible();
  await expect(panel.getByText('฿200', { exact: true })).toBeVisible();
});

test('what came by hand can go back as a transfer, which is done once somebody has sent it', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await ploy());
  const desk = await payAtTheDesk(context.request, request, 'transfer.journey@example.com', 110);
  await open(page, `/admin/payments/${desk.paymentId}`);
  const panel = page.getByRole('complementary', { name: /^Transaction Details/ });
  await panel.getByLabel('A transfer to send').check();
  await panel.getByLabel('Amount', { exact: true }).fill('250');
  await panel.getByLabel('Reason', { exact: true }).fill('The seat was missing');
  await panel.getByRole('button', { name: 'Refund ฿250', exact: true }).click();
  await expect(panel.getByText(/^to be sent by transfer/)).toBeVisible();
  await panel.getByRole('link', { name: 'Transfers to send' }).click();
  const task = page.getByRole('listitem').filter({ hasText: desk.number });
  await task.getByRole('button', { name: 'Mark as sent: ฿250 to Hannah Keller' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer sent' });
  await dialog.getByRole('button', { name: 'It was sent' }).click();
  await expect(dialog.getByText('Reference is required')).toBeVisible();
  await dialog.getByLabel('Reference of the transfer').fill('KBANK 4711');
  await dialog.getByRole('button', { name: 'It was sent' }).click();
  await expect(page.getByText('฿250 refunded to Hannah Keller')).toBeVisible();
  await expect(task).toHaveCount(0);
  const entries = await query<{ kind: string; amount_satang: string; reference: string }>(
    "select kind, amount_satang, reference from ledger_entry where booking_id = $1 and kind = 'refund'",
    [desk.bookingId],
  );
  expect(entries).toEqual([{ kind: 'refund', amount_satang: '25000', reference: 'KBANK 4711' }]);
});

test('a payment whose message got lost is found by a check with the provider', async ({ page, context, request }) => {
  await signIn(context, await ploy());
  const { chargeId, paymentId } = await showQr(request, 'check.journey@example.com', 114);
  await planFault({ on: 'webhook', kind: 'drop', event: 'charge.complete' });
  try {
    await open(page, `/admin/payments/${paymentId}`);
    const panel = page.getByRole('complementary', { name: /^Transaction Details/ });
    await expect(panel.getByText('Pending', { exact: true }).first()).toBeVisible();
    await markAsPaid(chargeId);
    await panel.getByRole('button', { name: 'Check with the provider' }).click();
    await expect(page.getByText('Checked with the provider', { exact: true })).toBeVisible();
    await expect(panel.getByText('Successful', { exact: true })).toBeVisible();
    await expect(panel.getByText(/^Charged ฿.+, PromptPay/)).toBeVisible();
  } finally {
    await forgetFaults();
  }
});

test('while the provider does not answer, reconciliation says so and shows nothing in its place', async ({
  page,
  context,
}) => {
  await signIn(context, await ploy());
  await planFault({ on: 'GET /charges', kind: 'error', status: 500, times: 100 });
  try {
    await open(page, '/admin/payments/reconciliation');
    await expect(page.getByText('The payment provider does not answer')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Differences' })).toHaveCount(0);
    await forgetFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Differences' })).toBeVisible();
    await expect(page.getByText('The payment provider does not answer')).toHaveCount(0);
  } finally {
    await forgetFaults();
  }
});

test('a payment cannot be recorded over what somebody else has taken meanwhile: the form shows what is owed now', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await ploy());
  const { bookingId, bookingNumber } = await bookDirectly(request, 'meanwhile.journey@example.com', 118);
  await open(page, '/admin/payments');
  await page.getByRole('link', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await expect(dialog.getByLabel('Booking')).toBeFocused();
  await page.keyboard.type(bookingNumber);
  await dialog.getByRole('button', { name: new RegExp(bookingNumber) }).click();
  await expect(dialog.getByLabel('How it was paid').getByRole('option')).toHaveText([
    ...['Choose', 'Cash', 'Credit card at the desk', 'Debit card at the desk', 'Bank transfer', 'Wallet at the desk'],
  ]);
  await dialog.getByLabel('How it was paid').selectOption('Bank transfer');
  const field = dialog.getByLabel('Amount');
  const owed = Number(await field.inputValue());
  await dialog.getByLabel('Reference').fill('Slip 12');
  await recordDirectly(context.request, { bookingId, amount: 1000 });
  await dialog.getByRole('button', { name: /^Record ฿/ }).click();
  await expect(dialog.getByText('The payment could not be recorded')).toBeVisible();
  await expect(field).toHaveValue(String(owed - 1000));
  await expect(dialog).toContainText(`฿${(owed - 1000).toLocaleString('en-US')} owed of`);
  await expect(dialog).toContainText(`at most ฿${(owed - 1000).toLocaleString('en-US')}`);
  await expect(dialog.getByLabel('Reference')).toHaveValue('Slip 12');
  await dialog.getByRole('button', { name: /^Record ฿/ }).click();
  await expect(dialog).toHaveCount(0);
});

/** Writes the longest that can stand in a list: millions with satang, refunded, in another year. */
const writeTheLongest = () => {
  for (const line of document.querySelectorAll('main td span')) {
    if (/^฿[\d,.]+$/.test(line.textContent)) {
      line.textContent = '฿1,234,567.89';
      const below = line.closest('td > span')?.nextElementSibling;
      if (below?.textContent === '') below.textContent = '฿1,234,567.89 back';
    }
    if (/^\d+ [A-Z][a-z]+$/.test(line.textContent)) line.textContent = '28 Sept 2025';
  }
};

for (const width of looksOf([1280, 1440]))
  test(`nothing of the lists is cut beside an open record at ${width} px`, async ({ page, context, request }) => {
    const { bookingId, paymentId } = await payDirectly(request, `whole.${width}@example.com`, 126);
    await signIn(context, await ploy());
    await page.setViewportSize({ width, height: 900 });
    for (const at of ['/admin/payments', `/admin/payments/${paymentId}`, `/admin/bookings/${bookingId}`]) {
      await open(page, at);
      // Another font is wider.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(writeTheLongest);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main .overflow-x-auto')]
          .map((part) => part.scrollWidth - part.clientWidth)
          // Browsers may be off by one pixel when rounding.
          .filter((over) => over > 1),
      );
      expect(cut, at).toEqual([]);
      const rows = await page.locator('form[role=search] > *').evaluateAll((fields) => {
        const feet = fields.map((field) => field.getBoundingClientRect()).filter(({ width: wide }) => wide > 1);
        return new Set(feet.map(({ bottom }) => Math.round(bottom / 8))).size;
      });
      expect(rows, at).toBeLessThanOrEqual(2);
    }
  });
