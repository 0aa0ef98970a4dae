import { expect, type Locator, type Page } from '@playwright/test';
import { placesOf } from '#kernel/photo-places.ts';
import { bahtText } from '#words/baht-text.ts';
import { photos as photoWords } from '#words/en/photos.ts';
import { accessibilityViolations } from './axe.ts';
import {
  beLate,
  holdOnCard,
  leaveInCash,
  linkForHold,
  pressDrawing,
  recordPickUp,
  signAgreement,
  signAtDesk,
  takeBackLate,
} from './hand-over-pages.ts';
import { cards, fillCard, holdFirst, pay, searchFromHome } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import {
  booksOf,
  claimsOf,
  depositOf,
  differencesOf,
  documentsOf,
  growthOf,
  ledgerOf,
  providerHoldOf,
} from './money-books.ts';
import { open } from './open.ts';
import { bookPaid } from './paid-booking.ts';
import { expectConfirmation, heldBy, payButton } from './paying-pages.ts';
import { photographOf } from './photographs.ts';
import { person, signIn } from './sign-in.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Satang: the deposit that is asked for, and what is charged for a return that is five hours late. */
const [DEPOSIT, LATE_FEE] = [500_000, 148_730];
/** Of an amount with 7 % VAT in it. */
const taxIn = (amount: number) => Math.round((amount * 7) / 107);

const shown = (satang: number) => bahtText(satang / 100);
const typed = (satang: number) => (satang / 100).toFixed(2);
/** Satang of the first amount in a text. */
const amountIn = (text: string): number =>
  Math.round(Number(/฿([\d,.]*\d)/.exec(text)?.[1]?.replaceAll(',', '')) * 100);

/** The amount of a row of a price, in satang. */
const rowOf = async (part: Locator, name: string): Promise<number> => {
  const row = part.locator('dl > div').filter({ has: part.page().getByText(name, { exact: true }) });
  return amountIn((await row.getByRole('definition').textContent()) ?? '');
};

const priceCard = (customer: Page) => customer.getByRole('region', { name: 'Price' });

/** Photographs every place of the car at the pick-up that is open. */
const photographAllPlaces = async (page: Page) => {
  const places = placesOf('sedan');
  expect(places).toHaveLength(14);
  for (const [index, place] of places.entries()) {
    const name = photoWords.place[place];
    await page.getByLabel(name, { exact: true }).setInputFiles(await photographOf(index));
    await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('14 of 14 places, 14 photographs, kept with the booking')).toBeVisible();
};

/** Sets a new scratch on the left side of the drawing of the return that is open, with its picture. */
const findScratch = async (page: Page) => {
  await pressDrawing(page, 0.2, 0.5);
  const added = page.getByRole('group', { name: /^New damage/ });
  await expect(added.getByLabel('Place')).toHaveValue('left');
  await added.getByLabel('Kind').selectOption('Scratch');
  await added.getByLabel('Size').selectOption('Small, up to a coin');
  await expect(page.getByRole('button', { name: /: Left side: scratch, small$/ })).toBeVisible();
  await page.getByLabel('Left side', { exact: true }).setInputFiles(await photographOf(20));
  await expect(page.getByRole('img', { name: 'Left side', exact: true })).toBeVisible();
};

/** Claims the scratch with the picture of the return: the booking opens with it. */
const claimScratch = async (page: Page, amount: number) => {
  const form = page.getByRole('dialog', { name: 'Make a claim' });
  await form.getByLabel('What for').selectOption('Damage');
  await form.getByLabel('Damage of this rental').selectOption('Left side: scratch, small');
  await form.getByLabel('Amount in baht').fill(typed(amount));
  await form.getByLabel('What happened').fill('A scratch on the left door');
  await form.getByRole('checkbox', { name: 'Return Left side' }).check();
  expect(await accessibilityViolations(page)).toEqual([]);
  await expect(form.getByLabel('Amount in baht')).toHaveValue(typed(amount));
  await form.getByRole('button', { name: 'Send to the customer' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('complementary').getByText('Waits for the customer')).toBeVisible();
};

const claimsCard = (customer: Page) =>
  customer.getByRole('region', { name: /^(We ask you to pay|What we asked you to pay)$/ });

/** Compares the pictures of pick-up and return of what is claimed, both of which are there. */
const compareScratch = async (customer: Page) => {
  const claims = claimsCard(customer);
  await expect(claims.getByText('A scratch on the left door')).toBeVisible();
  await claims.getByRole('button', { name: 'Compare' }).click();
  const pair = customer.getByRole('dialog', { name: 'Left side: scratch, small' });
  for (const name of ['Pick-up', 'Return']) {
    const picture = pair.getByRole('img', { name, exact: true });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  expect(await accessibilityViolations(customer)).toEqual([]);
  await customer.keyboard.press('Escape');
  await expect(pair).toHaveCount(0);
};

/** Both sides have the same price, all of it paid, and each part that came after the return. */
const expectAllPaid = async (customer: Page, staff: Page, { total, charged }: { total: number; charged: number }) => {
  await customer.reload();
  const panel = staff.getByRole('complementary');
  for (const part of [priceCard(customer), panel]) {
    await expect.poll(() => rowOf(part, 'Total')).toBe(total);
    expect(await rowOf(part, 'Paid')).toBe(total);
    await expect(part.getByText(shown(LATE_FEE), { exact: true })).toBeVisible();
    await expect(part.getByText(shown(charged), { exact: true }).first()).toBeVisible();
  }
  await expect(priceCard(customer).getByText('Left to pay')).toHaveCount(0);
  await expect(panel.getByText('Still owed')).toHaveCount(0);
  expect(await accessibilityViolations(customer)).toEqual([]);
  expect(await accessibilityViolations(staff)).toEqual([]);
};

test('a rental by card from the search to the last satang: signed on the page, held, late, scratched, disputed, decided', async ({
  page: customer,
  anotherVisitor,
}) => {
  test.slow();
  const [claimed, charged] = [200_000, 120_000];
  const kept = LATE_FEE + charged;
  const staff = await anotherVisitor(phone);
  await signIn(staff.context(), await person('STAFF', 'Ploy', 'Nakarin'));
  const before = await booksOf(staff);

  await searchFromHome(customer, 120);
  await holdFirst(customer, `story.card.${Date.now()}@example.com`);
  await fillCard(customer, cards.good);
  const paidOnline = amountIn((await payButton(customer).textContent()) ?? '');
  await pay(customer);
  await expectConfirmation(customer);
  const { bookingId: id, accessToken } = (await heldBy(customer)).booking;
  await beLate(id);
  await open(customer, `/booking/manage/${id}#access=${accessToken}`);
  const price = await rowOf(priceCard(customer), 'Total');
  expect(price).toBeGreaterThan(0);
  const total = price + kept;

  const agreement = customer.getByRole('region', { name: 'Rental agreement' });
  await agreement.getByRole('button', { name: 'Read and sign' }).click();
  expect(await accessibilityViolations(customer)).toEqual([]);
  await signAgreement(customer);
  await expect(agreement.getByText(/^You signed it on /)).toBeVisible();

  await open(staff, `/admin/bookings/${id}/hand-over?kind=pick-up`);
  await open(customer, await linkForHold(staff));
  await holdOnCard(customer);
  await expect(staff.getByText(/Security deposit: ฿5,000 held on Visa 4242 until/)).toBeVisible();
  await photographAllPlaces(staff);
  expect(await accessibilityViolations(staff)).toEqual([]);
  await recordPickUp(staff);
  expect(await photographsOf(id, 'pick-up')).toEqual([...placesOf('sedan')].sort());

  await open(staff, `/admin/bookings/${id}/hand-over?kind=return`);
  await findScratch(staff);
  await takeBackLate(staff);
  await claimScratch(staff, claimed);
  const panel = staff.getByRole('complementary');
  await expect(panel.getByText('The deposit waits for 1 claim.')).toBeVisible();

  await customer.reload();
  await compareScratch(customer);
  await claimsCard(customer).getByRole('button', { name: 'Dispute' }).click();
  await customer.getByLabel('What is wrong about it?').fill('It was there when I took the car');
  await claimsCard(customer).getByRole('button', { name: 'Send' }).click();
  await expect(claimsCard(customer).getByText(/^You disputed it on/)).toBeVisible();

  await staff.reload();
  await expect(panel.getByText('The customer: It was there when I took the car')).toBeVisible();
  await panel.getByRole('button', { name: 'Decide' }).click();
  const decision = staff.getByRole('dialog', { name: 'Decide' });
  await decision.getByLabel('Charged, in baht').fill(typed(charged));
  await decision.getByLabel('Why').fill('It is not on the picture of the pick-up');
  await decision.getByRole('button', { name: 'Decide' }).click();
  await expect(panel.getByText(`${shown(charged)} of ${shown(claimed)} charged`)).toBeVisible();

  // Nobody presses anything for the deposit.
  const back = shown(DEPOSIT - kept);
  await expect(async () => {
    await staff.reload();
    const ended = panel.getByText(`${back} let go and ${shown(kept)} taken for what was owed`);
    await expect(ended).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAllPaid(customer, staff, { total, charged });
  await expect(claimsCard(customer).getByText('Our reason: It is not on the picture of the pick-up')).toBeVisible();
  await expect(
    customer.getByText(`${shown(kept)} of ฿5,000 on your card was taken for what was owed and ${back} let go`),
  ).toBeVisible();

  expect(await depositOf(staff, id)).toEqual([{ held: DEPOSIT, kept, givenBack: DEPOSIT - kept }]);
  // A hold is taken whole, and what is not kept is refunded.
  expect(await providerHoldOf(id)).toEqual({ taken: DEPOSIT, refunded: DEPOSIT - kept });
  expect(await differencesOf(staff, id)).toEqual([]);
  expect(await claimsOf(staff, id)).toMatchObject([
    { status: 'upheld', amount: claimed / 100, chargedAmount: charged / 100, isTaxed: false },
  ]);
  const fee = paidOnline - price;
  expect(await ledgerOf(staff, id)).toEqual([
    { kind: 'payment', method: 'card', amount: price, fee },
    { kind: 'payment', method: 'card', amount: kept, fee: 0 },
  ]);
  const [forPrice, forRest, ...others] = await documentsOf(staff, id);
  expect(others).toEqual([]);
  expect(forPrice).toMatchObject({ total: paidOnline, tax: taxIn(price), untaxed: fee });
  expect(forRest).toMatchObject({
    total: kept,
    tax: taxIn(LATE_FEE),
    value: LATE_FEE - taxIn(LATE_FEE),
    untaxed: charged,
  });
  await expect
    .poll(async () => growthOf(before, await booksOf(staff)))
    .toEqual({
      depositsWithUs: 0,
      depositsLeft: DEPOSIT,
      depositsGivenBack: DEPOSIT - kept,
      depositsKept: kept,
      claimed,
      charged,
      chargedWithoutTax: charged,
      waived: claimed - charged,
      waiting: 0,
      received: total,
      refunded: 0,
      payments: 2,
      paidWithFees: total + fee,
    });
  await open(staff, '/admin/reports?tab=deposits');
  await expect(staff.getByRole('heading', { name: 'Claims made in these days, by kind' })).toBeVisible();
  expect(await accessibilityViolations(staff)).toEqual([]);
});

/** The places of which a hand-over of a booking has a photograph, by name. */
const photographsOf = async (id: string, kind: 'pick-up' | 'return') =>
  (await query<{ place: string }>('select place from hand_over_photo where booking_id = $1 and kind = $2', [id, kind]))
    .map(({ place }) => place)
    .sort();

test('a rental by cash to the last satang: a part ahead, the rest and the deposit at the desk, late, scratched, accepted', async ({
  page: customer,
  anotherVisitor,
}) => {
  test.slow();
  const charged = 83_055;
  const kept = LATE_FEE + charged;
  const staff = await anotherVisitor(phone);
  await signIn(staff.context(), await person('STAFF', 'Ploy', 'Nakarin'));
  const before = await booksOf(staff);

  const { id, accessToken } = await bookPaid(customer, 140, `story.cash.${Date.now()}@example.com`, 'deposit');
  await beLate(id);
  await open(customer, `/booking/manage/${id}#access=${accessToken}`);
  const price = await rowOf(priceCard(customer), 'Total');
  const ahead = await rowOf(priceCard(customer), 'Paid');
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThan(price);
  const total = price + kept;

  await open(staff, `/admin/bookings/${id}/hand-over?kind=pick-up`);
  const rest = staff.getByRole('group', { name: 'Payment for the rental' });
  await expect(rest.getByLabel('Payment in baht')).toHaveValue(String((price - ahead) / 100));
  await rest.getByLabel('Payment method').selectOption('Cash');
  await rest.getByRole('button', { name: 'Record' }).click();
  await expect(rest).toHaveCount(0);
  await leaveInCash(staff);
  expect(await accessibilityViolations(staff)).toEqual([]);
  await signAtDesk(staff);
  await photographAllPlaces(staff);
  await recordPickUp(staff);
  await customer.reload();
  await expect(customer.getByText(/^You left ฿5,000 in cash on .* It is yours\.$/)).toBeVisible();

  await open(staff, `/admin/bookings/${id}/hand-over?kind=return`);
  await findScratch(staff);
  expect(await accessibilityViolations(staff)).toEqual([]);
  await takeBackLate(staff);
  await claimScratch(staff, charged);

  await customer.reload();
  await compareScratch(customer);
  await claimsCard(customer)
    .getByRole('button', { name: `Accept ${shown(charged)}` })
    .click();
  const ask = customer.getByRole('dialog', { name: `Accept ${shown(charged)}?` });
  await expect(ask.getByText(`${shown(charged)} comes off the deposit that you left in cash.`)).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);
  await ask.getByRole('button', { name: `Accept ${shown(charged)}` }).click();
  await expect(claimsCard(customer).getByText(/^You accepted it on/)).toBeVisible();
  // The deposit covers it: nothing is asked for otherwise.
  await expect.poll(() => rowOf(priceCard(customer), 'Comes off your deposit')).toBe(kept);
  await expect(priceCard(customer).getByText('Left to pay')).toHaveCount(0);
  await expect(customer.getByText('Overdue', { exact: true })).toHaveCount(0);
  await expect(customer.getByRole('link', { name: /^Pay/ })).toHaveCount(0);
  const goesBack = `${shown(kept)} comes off your deposit, ${shown(DEPOSIT - kept)} goes back to you.`;
  await expect(customer.getByText(goesBack)).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);

  await staff.reload();
  const panel = staff.getByRole('complementary');
  await expect(panel.getByText(`${shown(kept)} is owed`)).toBeVisible();
  await expect(panel.getByLabel('Kept of it, in baht')).toHaveValue(String(kept / 100));
  const back = shown(DEPOSIT - kept);
  await expect(panel.getByText('Covered by deposit')).toBeVisible();
  await expect(panel.getByText('Still owed')).toHaveCount(0);
  await expect(panel.getByText('The customer accepted a claim')).toBeVisible();
  await panel.getByRole('button', { name: 'Settle the deposit' }).click();
  await panel.getByRole('button', { name: `Give back ${back}` }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'It was handed over' }).click();
  await expect(panel.getByText(`${back} given back and ${shown(kept)} kept for what was owed`)).toBeVisible();
  await expectAllPaid(customer, staff, { total, charged });
  await expect(
    customer.getByText(`${back} of ฿5,000 was given back and ${shown(kept)} kept for what was owed`),
  ).toBeVisible();

  expect(await depositOf(staff, id)).toEqual([{ held: DEPOSIT, kept, givenBack: DEPOSIT - kept }]);
  expect(await differencesOf(staff, id)).toEqual([]);
  expect(await claimsOf(staff, id)).toMatchObject([
    { status: 'accepted', amount: charged / 100, chargedAmount: charged / 100, isTaxed: false },
  ]);
  const ledger = await ledgerOf(staff, id);
  const fee = ledger[0]?.fee ?? 0;
  expect(ledger).toEqual([
    { kind: 'payment', method: 'card', amount: ahead, fee },
    { kind: 'payment', method: 'cash', amount: price - ahead, fee: 0 },
    { kind: 'payment', method: 'cash', amount: kept, fee: 0 },
  ]);
  const [forPart, forRest, forDeposit, ...others] = await documentsOf(staff, id);
  expect(others).toEqual([]);
  expect((forPart?.total ?? 0) + (forRest?.total ?? 0)).toBe(price + fee);
  expect((forPart?.tax ?? 0) + (forRest?.tax ?? 0)).toBe(taxIn(price));
  expect(forDeposit).toMatchObject({
    total: kept,
    tax: taxIn(LATE_FEE),
    value: LATE_FEE - taxIn(LATE_FEE),
    untaxed: charged,
  });
  await expect
    .poll(async () => growthOf(before, await booksOf(staff)))
    .toEqual({
      depositsWithUs: 0,
      depositsLeft: DEPOSIT,
      depositsGivenBack: DEPOSIT - kept,
      depositsKept: kept,
      claimed: charged,
      charged,
      chargedWithoutTax: charged,
      waived: 0,
      waiting: 0,
      received: total,
      refunded: 0,
      payments: 3,
      paidWithFees: total + fee,
    });
});
