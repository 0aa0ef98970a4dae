import { expect, type Page } from '@playwright/test';
import { cards, fillCard } from './journey.ts';
import { changeBooking, ownVehicle } from './journey-database.ts';

const [begins, ends] = [`now() - interval '3 days'`, `now() - interval '5 hours'`];

/**
 * The rental began three days ago with a car of its own, is five hours late, and asks for a deposit of ฿5,000.
 */
export const beLate = async (id: string) =>
  changeBooking(
    id,
    `pick_up_at = ${begins}, drop_off_at = ${ends}, blocked_until = ${ends} + interval '2 hours',
     vehicle_id = '${await ownVehicle()}',
     quote = jsonb_set(quote, '{securityDeposit}', '500000')`,
  );

/** Has the hand-over show the link for the customer's card; returns what its QR code holds. */
export const linkForHold = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Hold it on the customer’s card' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the customer’s page' })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
};

/** Has the deposit held on the card of whoever sees the booking, as its bank approves. */
export const holdOnCard = async (customer: Page): Promise<void> => {
  await customer.getByRole('button', { name: 'Hold ฿5,000 on a card' }).click();
  await fillCard(customer, cards.good);
  const form = customer.getByRole('dialog', { name: 'Hold the security deposit on a card' });
  await form.getByRole('button', { name: 'Hold ฿5,000 on a card' }).click();
  await expect(customer.getByText(/^฿5,000 is held on Visa 4242 since .* Nothing is taken/)).toBeVisible();
};

/** Leaves the proposed deposit in cash at the pick-up that is open. */
export const leaveInCash = async (page: Page): Promise<void> => {
  const deposit = page.getByRole('group', { name: 'Security deposit: ฿5,000 agreed' });
  await deposit.getByLabel('Payment method').selectOption('Cash');
  await deposit.getByRole('button', { name: 'Take deposit of ฿5,000' }).click();
  await expect(page.getByText(/Security deposit: ฿5,000 taken as deposit, Cash, /)).toBeVisible();
};

/** Signs the agreement that is open by name, and agrees to charges after the return, which is never ticked before. */
export const signAgreement = async (page: Page): Promise<void> => {
  await page.getByLabel('Full name').fill('Hannah Keller');
  await page.getByRole('checkbox', { name: /the name typed here is the signature/ }).check();
  const consent = page.getByRole('checkbox', { name: /fines, tolls, damage and the like/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await page.getByRole('button', { name: 'Sign the agreement' }).click();
};

/** Has the agreement signed at the desk, from the pick-up that is open, and comes back to it. */
export const signAtDesk = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Read and sign' }).click();
  await signAgreement(page);
  await page.getByRole('link', { name: 'Hand over the vehicle' }).click();
};

/** Fills in the pick-up that is open, whose agreement is signed, and records it. */
export const recordPickUp = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /I have seen the driving licence/ }).check();
  await readMeter(page, '161204');
  await pressAndConfirm(page, 'Mark as Picked up');
  await expect(page.getByRole('complementary').getByText('Picked up', { exact: true })).toBeVisible();
};

/** Notes that the driver's licence was seen at the pick-up that is open, has the agreement signed, and records it. */
export const pickUpSeeingLicence = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /^Licence of Hannah Keller seen/ }).check();
  await signAtDesk(page);
  await page.getByLabel(/Mileage/).fill('10');
  await page.getByRole('radio', { name: '8 of 8' }).check();
  await pressAndConfirm(page, 'Mark as Picked up');
};

/** Fills in the return that is open, charges the late fee that is proposed, and records it. */
export const takeBackLate = async (page: Page): Promise<void> => {
  await readMeter(page, '161504');
  await page.getByRole('radio', { name: 'Charge ฿1,487.30' }).check();
  await pressAndConfirm(page, 'Mark as Returned');
  await expect(page.getByRole('complementary').getByText('Completed', { exact: true })).toBeVisible();
};

const readMeter = async (page: Page, kilometres: string) => {
  await page.getByLabel('Mileage in km').fill(kilometres);
  await page.getByRole('radio', { name: '7 of 8' }).check();
};

/** Presses, and presses once more where the screen asks about something unusual. */
const pressAndConfirm = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  const ask = page.getByRole('dialog', { name: `${name}?` });
  await expect(ask.or(page.getByRole('complementary'))).toBeVisible();
  if (await ask.isVisible()) await ask.getByRole('button', { name }).click();
};

/** Presses a place on the drawing of the vehicle; `x` and `y` are shares of its width and height. */
export const pressDrawing = async (page: Page, x: number, y: number): Promise<void> => {
  const drawing = page.getByRole('button', { name: 'Add damage: press the place on the drawing' });
  await drawing.scrollIntoViewIfNeeded();
  const { width, height } = (await drawing.boundingBox()) ?? { width: 0, height: 0 };
  await drawing.click({ position: { x: width * x, y: height * y } });
};
