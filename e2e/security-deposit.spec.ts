import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { UPLOAD_BYTES } from '#kernel/upload-limits.ts';
import { accessibilityViolations } from './axe.ts';
import {
  beLate,
  holdOnCard,
  leaveInCash,
  linkForHold,
  recordPickUp,
  signAgreement,
  signAtDesk,
  takeBackLate,
} from './hand-over-pages.ts';
import { cards, fillCard } from './journey.ts';
import { changeBooking } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { bookPaid } from './paid-booking.ts';
import { answerThere } from './paying-pages.ts';
import { person, signIn } from './sign-in.ts';

/** Has the agreement signed by name, fills in the pick-up that is open, and records it. */
const handOver = async (page: Page) => {
  await signAtDesk(page);
  await recordPickUp(page);
};

test('a deposit is left in cash at the pick-up, pays for a late return, and the rest goes back; its customer sees each', async ({
  page,
  context,
  anotherVisitor,
}) => {
  test.slow();
  const { id, accessToken } = await bookPaid(page, 141, `deposit.${Date.now()}@example.com`);
  await beLate(id);
  const customer = await anotherVisitor();
  await open(customer, `/booking/manage/${id}#access=${accessToken}`);
  await expect(customer.getByText(/^฿5,000 against damage\. It is yours/)).toBeVisible();

  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, `/admin/bookings/${id}/hand-over?kind=pick-up`);
  const steps = page.getByRole('navigation', { name: 'Steps of the hand-over' });
  await expect(page.getByLabel('Deposit in baht')).toHaveValue('5000');
  await expect(page.getByRole('button', { name: 'Take deposit of ฿5,000' })).toBeDisabled();
  expect(await accessibilityViolations(page)).toEqual([]);
  await leaveInCash(page);
  await expect(steps.getByRole('link', { name: 'Money done' })).toBeVisible();
  await handOver(page);
  await customer.reload();
  await expect(customer.getByText(/^You left ฿5,000 in cash on .* It is yours\.$/)).toBeVisible();

  await open(page, `/admin/bookings/${id}/hand-over?kind=return`);
  await expect(page.getByText(/The deposit is settled on the booking/)).toBeVisible();
  await takeBackLate(page);
  const panel = page.getByRole('complementary');
  await expect(panel.getByLabel('Kept of it, in baht')).toHaveValue('1487.3');
  await expect(panel.getByText('฿1,487.30 is owed')).toBeVisible();
  await panel.getByRole('button', { name: 'Settle the deposit' }).click();
  await expect(panel.getByLabel('Kept of it, in baht')).toBeFocused();
  await panel.getByLabel('Kept of it, in baht').fill('1487.31');
  await expect(panel.getByText('From 0 to ฿1,487.30').first()).toBeVisible();
  await panel.getByLabel('Kept of it, in baht').fill('1487.30');
  await panel.getByRole('button', { name: 'Give back ฿3,512.70' }).click();
  const ask = page.getByRole('dialog', { name: 'Give back ฿3,512.70' });
  await expect(ask.getByText('Hand ฿3,512.70 to the customer in cash. Here it is only recorded.')).toBeVisible();
  await expect(ask.getByText('฿1,487.30 is kept for what is owed.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await ask.getByRole('button', { name: 'It was handed over' }).click();
  await expect(panel.getByText(/฿3,512.70 given back and ฿1,487.30 kept for what was owed/)).toBeVisible();
  await expect(panel.getByText('Left to pay')).toHaveCount(0);

  await customer.reload();
  await expect(
    customer.getByText(/^฿3,512.70 of ฿5,000 was given back and ฿1,487.30 kept for what was owed/),
  ).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);
});

/** The vehicle is out with a deposit in cash, and comes back in time with the fuel that it went with. */
const backInTime = async (page: Page, id: string) => {
  await beLate(id);
  await changeBooking(id, `drop_off_at = now() + interval '2 hours', blocked_until = now() + interval '4 hours'`);
  await open(page, `/admin/bookings/${id}/hand-over?kind=pick-up`);
  await leaveInCash(page);
  await handOver(page);
  await open(page, `/admin/bookings/${id}/hand-over?kind=return`);
  await expect(page.getByText('Nobody has said yet that fuel and vehicle are as they were')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Late return' })).toHaveCount(0);
  await page.getByLabel('Mileage in km').fill('161504');
  await page.getByRole('radio', { name: '7 of 8' }).check();
  await page.getByRole('checkbox', { name: 'Looked around the vehicle: nothing new' }).check();
  await expect(page.getByRole('checkbox', { name: 'Give the deposit back: ฿5,000' })).toBeChecked();
};

const recordReturn = async (page: Page) => {
  await page.getByRole('button', { name: 'Mark as Returned' }).click();
  const ask = page.getByRole('dialog', { name: 'Mark as Returned?' });
  await expect(ask.getByRole('listitem')).toHaveText(['14 places not taken']);
  await ask.getByRole('button', { name: 'Mark as Returned' }).click();
};

test('where nothing was found the press that records the return gives the deposit back', async ({ page, context }) => {
  test.slow();
  const { id } = await bookPaid(page, 151, `back.${Date.now()}@example.com`);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await backInTime(page, id);
  expect(await accessibilityViolations(page)).toEqual([]);
  // It was done, so it folded to its result.
  await expect(page.getByText('161,504 km, fuel 7 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Mileage and fuel' }).click();
  await page.getByRole('radio', { name: '6 of 8' }).check();
  await expect(page.getByText('Less fuel came back than went out')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Give the deposit back/ })).toHaveCount(0);
  await page.getByRole('radio', { name: '7 of 8' }).check();
  await recordReturn(page);
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Completed', { exact: true })).toBeVisible();
  await expect(panel.getByText(/฿5,000 given back/)).toBeVisible();
});

test('a deposit that is refused at the return leaves the return recorded, says why, and opens the deposit', async ({
  page,
  context,
}) => {
  test.slow();
  const { id } = await bookPaid(page, 153, `refused.${Date.now()}@example.com`);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await backInTime(page, id);
  const refusal = { success: false, error: 'request.forbidden', message: 'Not now' };
  await page.route('**/api/admin/security-deposits/*/end', (route) => route.fulfill({ status: 403, json: refusal }));
  await recordReturn(page);
  await expect(page.getByText(/^Nothing was recorded: /)).toBeVisible();
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Completed', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Give back ฿5,000' })).toBeFocused();
});

test('all of a deposit goes back while a claim is open only after a question', async ({ page, context }) => {
  test.slow();
  const { id } = await bookPaid(page, 147, `open.claim.${Date.now()}@example.com`);
  await beLate(id);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, `/admin/bookings/${id}/hand-over?kind=pick-up`);
  await leaveInCash(page);
  await handOver(page);
  await open(page, `/admin/bookings/${id}/hand-over?kind=return`);
  await takeBackLate(page);
  const panel = page.getByRole('complementary');
  await expect(panel.getByLabel('Kept of it, in baht')).toBeVisible();
  const status = await page.evaluate(async (bookingId) => {
    const body = JSON.stringify({ kind: 'cleaning', amount: 1000, isTaxed: true, text: 'Sand on all seats' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`/api/admin/bookings/${bookingId}/claims`, { method: 'POST', headers, body })).status;
  }, id);
  expect(status).toBe(200);
  await page.reload();

  await panel.getByText('Give it back before that').click();
  await panel.getByLabel('Kept of it, in baht').fill('0');
  await panel.getByRole('button', { name: 'Give back ฿5,000' }).click();
  const question = page.getByRole('dialog', { name: 'Give the deposit back?' });
  await expect(question.getByText('A claim of ฿1,000 is still open. Give back all the same?')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();
  await panel.getByRole('button', { name: 'Give back ฿5,000' }).click();
  await question.getByRole('button', { name: 'Give back all the same' }).click();
  await page
    .getByRole('dialog', { name: 'Give back ฿5,000' })
    .getByRole('button', { name: 'It was handed over' })
    .click();
  await expect(panel.getByText(/฿5,000 given back/)).toBeVisible();
});

test('a deposit is held on the customer’s card, by the link that the desk shows, after the bank’s approval; a part is taken', async ({
  page,
  context,
  anotherVisitor,
}) => {
  test.slow();
  const { id } = await bookPaid(page, 144, `card.hold.${Date.now()}@example.com`);
  await beLate(id);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, `/admin/bookings/${id}/hand-over?kind=pick-up`);
  const scanned = await linkForHold(page);
  expect(await accessibilityViolations(page)).toEqual([]);

  const customer = await anotherVisitor();
  await open(customer, scanned);
  const heading = customer.getByRole('heading', { name: 'Security deposit', exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
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
  await expect(customer.getByText(/^฿5,000 is held on Visa 4242 since .* Nothing is taken/)).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);

  await expect(page.getByText(/Security deposit: ฿5,000 held on Visa 4242 until/)).toBeVisible();
  await handOver(page);
  await open(page, `/admin/bookings/${id}/hand-over?kind=return`);
  await takeBackLate(page);
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Let ฿3,512.70 go' }).click();
  await expect(panel.getByText(/฿3,512.70 let go and ฿1,487.30 taken for what was owed/)).toBeVisible();
  await expect(panel.getByText('Left to pay')).toHaveCount(0);
  await customer.reload();
  await expect(
    customer.getByText(/^฿1,487.30 of ฿5,000 on your card was taken for what was owed and ฿3,512.70 let go/),
  ).toBeVisible();
});

test('damage is claimed with its pictures, disputed by the customer and decided by staff; the held deposit pays it and ends', async ({
  page,
  context,
  anotherVisitor,
}) => {
  test.slow();
  const { id, accessToken } = await bookPaid(page, 147, `claim.${Date.now()}@example.com`);
  await beLate(id);
  const customer = await anotherVisitor();
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, `/admin/bookings/${id}/hand-over?kind=pick-up`);
  await page.getByLabel('Mileage in km').fill('161204');
  await page.getByLabel('Note').fill('Spare key in the glovebox');
  await open(customer, `/booking/manage/${id}#access=${accessToken}`);
  await holdOnCard(customer);
  await expect(page.getByText('฿5,000 is held on the customer’s card')).toBeVisible();
  await expect(page.getByText(/Security deposit: ฿5,000 held on Visa 4242 until/)).toBeVisible();
  await customer.getByRole('button', { name: 'Read and sign' }).click();
  await signAgreement(customer);
  await expect(page.getByText('The customer has signed the agreement')).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Steps of the hand-over' });
  for (const name of ['Rental agreement done', 'Money done'])
    await expect(steps.getByRole('link', { name })).toBeVisible();
  await expect(page.getByLabel('Mileage in km')).toHaveValue('161204');
  await expect(page.getByLabel('Note')).toHaveValue('Spare key in the glovebox');
  await recordPickUp(page);
  await customer.reload();
  const pictures = customer.getByRole('region', { name: 'Pictures of the vehicle' });
  await pictures.getByLabel('Add a picture').setInputFiles(await largerThanTheLimit());
  await expect(pictures.getByText(/^Pick-up, .*, by you$/)).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);
  await open(page, `/admin/bookings/${id}/hand-over?kind=return`);
  const door = { name: 'door.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Add photograph').setInputFiles(door);
  await expect(page.getByText('1 photograph, kept with the booking')).toBeVisible();
  await takeBackLate(page);

  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Make a claim' }).click();
  const form = page.getByRole('dialog', { name: 'Make a claim' });
  await form.getByLabel('What for').selectOption('Damage');
  await form.getByLabel('Damage of this rental').selectOption('Record damage that was seen after the return');
  await form.getByLabel('Place', { exact: true }).selectOption('Left side');
  await form.getByLabel('Kind').selectOption('Scratch');
  await form.getByLabel('Size').selectOption('Small, up to a coin');
  await form.getByLabel('Amount in baht').fill('2000');
  await form.getByLabel('What happened').fill('A scratch on the left door');
  await form.getByRole('button', { name: 'Send to the customer' }).click();
  await expect(form.getByText('Damage needs a photograph')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await form.getByRole('checkbox', { name: 'Return Without a place' }).check();
  await form.getByRole('button', { name: 'Send to the customer' }).click();
  await expect(panel.getByText('Waits for the customer')).toBeVisible();
  await expect(panel.getByText('The deposit waits for 1 claim.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  const refusal = { success: false, error: 'request.forbidden', message: 'Not now' };
  await customer.route(`**/api/bookings/${id}/claims`, (route) => route.fulfill({ status: 403, json: refusal }));
  await customer.reload();
  await expect(customer.getByText('What we ask you to pay after the rental could not be loaded')).toBeVisible();
  await customer.unrouteAll();
  await customer.getByRole('button', { name: 'Try again' }).click();
  const claims = customer.getByRole('region', { name: /^(We ask you to pay|What we asked you to pay)$/ });
  await expect(claims.getByText('A scratch on the left door')).toBeVisible();
  await expect(claims.getByRole('img', { name: 'Photograph 1 of 1' })).toHaveJSProperty('complete', true);
  await expect(claims.getByText(/^Please answer by .* Without an answer it is charged\.$/)).toBeVisible();
  await claims.getByRole('button', { name: 'Dispute' }).click();
  await claims.getByRole('button', { name: 'Send' }).click();
  await expect(claims.getByText('Please say what is wrong about it')).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);
  await claims.getByLabel('What is wrong about it?').fill('It was there when I took the car');
  await claims.getByRole('button', { name: 'Send' }).click();
  await expect(claims.getByText(/^You disputed it on/)).toBeVisible();

  await open(page, '/admin/payments/claims');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'A scratch on the left door' })
    .getByRole('link', { name: /^Decide/ })
    .click();
  await panel.getByRole('button', { name: 'Decide' }).click();
  const decision = page.getByRole('dialog', { name: 'Decide' });
  await decision.getByLabel('Charged, in baht').fill('2000.01');
  await decision.getByLabel('Why').fill('Half of it is on the pictures of the pick-up');
  await decision.getByRole('button', { name: 'Decide' }).click();
  await expect(decision.getByText('At most what was claimed: ฿2,000')).toBeVisible();
  await decision.getByLabel('Charged, in baht').fill('1200');
  await decision.getByRole('button', { name: 'Decide' }).click();
  await expect(panel.getByText('฿1,200 of ฿2,000 charged')).toBeVisible();
  // ฿1,487.30 for the late return and ฿1,200 for the damage: nobody pressed anything for the deposit.
  await expect(async () => {
    await page.reload();
    await expect(panel.getByText(/฿2,312.70 let go and ฿2,687.30 taken for what was owed/)).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(panel.getByText('Left to pay')).toHaveCount(0);

  await customer.reload();
  await expect(claims.getByText('Our reason: Half of it is on the pictures of the pick-up')).toBeVisible();
  await expect(claims.getByRole('definition')).toHaveText(['฿2,000', '฿1,200']);
  await expect(
    customer.getByText(/^฿2,687.30 of ฿5,000 on your card was taken for what was owed and ฿2,312.70 let go/),
  ).toBeVisible();
});

/** A picture as a phone takes it, of more bytes than one file may have. */
const largerThanTheLimit = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 2600, height: 2600, channels: 3, background: 'grey', noise } });
  const buffer = await picture.jpeg({ quality: 95 }).toBuffer();
  expect(buffer.length).toBeGreaterThan(UPLOAD_BYTES);
  return { name: 'phone.jpg', mimeType: 'image/jpeg', buffer };
};
