import { expect, type Locator } from '@playwright/test';
import { jpeg } from '#test/builders/pictures.ts';
import { bahtText } from '#words/baht-text.ts';
import { objectionsInTheme } from './axe.ts';
import { changeBooking, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { textsTo } from './mails.ts';
import { open } from './open.ts';
import { acceptTerms, choose, expectConfirmation, heldBy, toPayment } from './paying-pages.ts';
import { admin, person, signIn } from './sign-in.ts';

const account = {
  Bank: 'Chao Phraya Bank',
  'Account number': '123-4-56789-0',
  'Account name': 'Saphan Co., Ltd.',
  'PromptPay ID': '081-234-5678',
};

/** The card that says how to send the money, on the confirmation and on the booking's page. */
const tellsAll = async (card: Locator, amount: string, reference: string) => {
  await expect(card).toContainText(`Amount${amount}`);
  await expect(card).toContainText('BankChao Phraya Bank');
  await expect(card).toContainText('Account number123-4-56789-0');
  await expect(card).toContainText('Account nameSaphan Co., Ltd.');
  await expect(card).toContainText('PromptPay0812345678');
  await expect(card).toContainText(`Reference to write${reference}`);
  const code = card.getByRole('img', { name: `PromptPay QR code for ${amount}` });
  await expect(code).toBeVisible();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
};

/** Where the first text of each element ends, in whole pixels. */
const endsOfText = (elements: Element[]): number[] =>
  elements.map((element) => {
    const text = document.createRange();
    if (element.firstChild) text.selectNode(element.firstChild);
    return Math.round(text.getBoundingClientRect().right);
  });

test('whoever pays by bank transfer is told the account of the settings everywhere', async ({
  page,
  anotherVisitor,
}) => {
  const office = await anotherVisitor();
  await signIn(office.context(), admin);
  await open(office, '/admin/settings/payment');
  const section = office.getByRole('form', { name: 'Account for transfers', exact: true });
  await section.getByLabel('PromptPay ID').fill('0812345');
  await section.getByRole('button', { name: 'Save Changes' }).click();
  await expect(section.getByText(/^This is no PromptPay ID/).first()).toBeVisible();
  for (const [label, value] of Object.entries(account)) await section.getByLabel(label, { exact: true }).fill(value);
  await section.getByRole('button', { name: 'Save Changes' }).click();
  await expect(office.getByText('Settings saved')).toBeVisible();
  await expect(section.getByLabel('PromptPay ID')).toHaveValue('0812345678');

  const email = 'transfer.teller@example.com';
  await toPayment(page, 20, email);
  await choose(page, 'Bank transfer');
  await expect(page.getByText('You get our account with your booking')).toBeVisible();
  await acceptTerms(page);
  await page.getByRole('button', { name: /^Book for ฿/ }).click();
  await expectConfirmation(page);
  const { booking } = await heldBy(page);
  const [made] = await query<{ reference: string; owed: string }>(
    'select reference, total_satang as owed from booking where id = $1',
    [booking.bookingId],
  );
  const reference = made?.reference ?? '';
  const amount = bahtText(Number(made?.owed) / 100);
  await tellsAll(page.getByRole('region', { name: 'Pay by bank transfer' }), amount, reference);

  const expected = expect.stringContaining(
    [
      `Amount: ${amount}`,
      'Bank: Chao Phraya Bank',
      'Account number: 123-4-56789-0',
      'Account name: Saphan Co., Ltd.',
      'PromptPay: 0812345678',
      `Reference to write: ${reference}`,
    ].join('\n'),
  );
  await expect.poll(() => textsTo(email), { timeout: 20_000 }).toContainEqual(expected);

  await page.getByRole('link', { name: 'Manage booking' }).click();
  const card = page.getByRole('region', { name: 'Pay by bank transfer' });
  await tellsAll(card, amount, reference);
  expect(new Set(await card.locator('dd').evaluateAll(endsOfText)).size).toBe(1);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Copy: Account number' }).click();
  await expect(card.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1234567890');
});

test('slips are attached and one taken back, staff see both, and write the payment down', async ({
  page,
  context,
  anotherVisitor,
}) => {
  const visitor = await anotherVisitor();
  const email = 'slip.sender@example.com';
  await toPayment(visitor, 40, email);
  await choose(visitor, 'Bank transfer');
  await acceptTerms(visitor);
  await visitor.getByRole('button', { name: /^Book for ฿/ }).click();
  await expectConfirmation(visitor);
  const { booking } = await heldBy(visitor);
  const card = visitor.getByRole('region', { name: 'Pay by bank transfer' });
  const attach = card.getByLabel('Attach slip', { exact: true });
  await attach.setInputFiles({ name: 'slip.txt', mimeType: 'text/plain', buffer: Buffer.from('Paid!') });
  await expect(card.getByText('We cannot read this file.')).toBeVisible();
  await attach.setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await jpeg(300, 400) });
  await expect(card.getByText('We have your slip.')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Slip 1, / })).toBeVisible();

  await visitor.getByRole('link', { name: 'Manage booking' }).click();
  await expect(visitor.getByRole('link', { name: 'Pay another way' })).toBeVisible();
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');
  await card.getByLabel('Attach slip', { exact: true }).setInputFiles({
    name: 'slip.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  const second = card.getByRole('button', { name: /^Slip 2, / });
  await expect(second).toBeVisible();
  const saved = visitor.waitForEvent('download');
  await second.click();
  expect((await saved).suggestedFilename()).toMatch(/^BKK\w+-\w+\.pdf$/);
  const takeBack = card.getByRole('button', { name: /^Take back\s*Slip 1, / });
  const question = visitor.getByRole('dialog', { name: 'Take this slip back?' });
  await takeBack.click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expect(second).toBeVisible();
  await takeBack.click();
  expect(await objectionsInTheme(visitor)).toEqual([]);
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect(card.getByText('The slip is taken back.')).toBeFocused();
  await expect(card.getByRole('button', { name: /^Slip 1, / })).toHaveCount(0);
  await expect(second).toBeVisible();
  await visitor.reload();
  await expect(second).toBeVisible();
  await expect(card.getByText(/^What you attached is here/)).toBeVisible();
  await expect(card.getByText('Have you sent the money?')).toHaveCount(0);
  await expect
    .poll(() => textsTo('admin@saphan.example'), { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(/^Slip to check: ฿[\d,.]+, BKK/));

  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, `/admin/bookings/${booking.bookingId}`);
  await expect(page.getByText('Slip came').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Slip 2, / })).toHaveCount(1);
  await expect(page.getByText('Slip 1 taken back by the customer')).toBeVisible();
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await expect(dialog.getByRole('link', { name: /^Slip 2, / })).toHaveCount(1);
  await dialog.getByLabel('How it was paid').selectOption('Bank transfer');
  await dialog.getByRole('button', { name: /^Record ฿/ }).click();
  await expect(page.getByText(/by Bank transfer/).first()).toBeVisible();
  await expect(page.getByText('Slip came')).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a vehicle for cash is kept for hours; staff keep it longer by one press, and so does the link of the mail', async ({
  page,
  anotherVisitor,
}) => {
  const email = 'keeps.by.mail@example.com';
  await toPayment(page, 60, email);
  await choose(page, 'Cash');
  await acceptTerms(page);
  await page.getByRole('button', { name: /^Book for ฿/ }).click();
  await expectConfirmation(page);
  await expect(page.getByText(/^We keep the vehicle until /)).toBeVisible();
  const { booking } = await heldBy(page);
  const endOf = async () =>
    (
      await query<{ until: string | null }>('select kept_until as until from booking where id = $1', [
        booking.bookingId,
      ])
    )[0]?.until;
  expect(await endOf()).not.toBeNull();

  const office = await anotherVisitor();
  await signIn(office.context(), await person('STAFF', 'Ploy', 'Keeps'));
  await open(office, `/admin/bookings/${booking.bookingId}`);
  await expect(office.getByText(/^Kept until .*, unless the customer confirms their email$/)).toBeVisible();
  await office.getByRole('button', { name: 'Keep until pick-up' }).click();
  await expect(office.getByText(/ is kept until its pick-up$/)).toBeVisible();
  expect(await endOf()).toBeNull();

  await changeBooking(booking.bookingId, `kept_until = now() + interval '1 hour'`);
  const reader = await anotherVisitor();
  let path: string | undefined;
  await expect(async () => {
    path = (await textsTo(email)).map((text) => /Keep the [^:]+: https?:\/\/[^/]+(\S+)/.exec(text)?.[1]).find(Boolean);
    expect(path).toBeTruthy();
  }).toPass({ timeout: 15_000 });
  await reader.goto(path ?? '');
  await expect(reader.getByText('The vehicle is kept for you until you pick it up')).toBeVisible();
  await expect(reader.getByText(/^We keep the vehicle until /)).toBeHidden();
  expect(await endOf()).toBeNull();

  // Where nobody keeps it, it ends, and is not said to have been paid too late.
  await changeBooking(
    booking.bookingId,
    `status = 'cancelled', hold_until = null, cancelled_at = now(), cancelled_because = 'expired'`,
  );
  await reader.reload();
  await expect(
    reader.getByText(/^The time for which we kept the vehicle for cash or a bank transfer is over/),
  ).toBeVisible();
});
