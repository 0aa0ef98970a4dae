import { expect, type Locator, type Page } from '@playwright/test';
import { bookDirectly } from './book-directly.ts';
import { query } from './journey-database.ts';
import { product } from './product.ts';

/** Opens the payment step of a vehicle held from `start` days on, by the e-mailed link. */
export const toPayment = async (page: Page, start: number, email: string): Promise<void> => {
  const { bookingId, accessToken } = await bookDirectly(page.request, email, start);
  const [held] = await query<{ vehicle: string }>('select vehicle_id as vehicle from booking where id = $1', [
    bookingId,
  ]);
  await page.goto(`/booking?vehicle=${held?.vehicle}&step=3&bookingId=${bookingId}#access=${accessToken}`);
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await expect(page.getByText('The vehicle is held for you').first()).toBeVisible();
};

/** Chooses a method, also one that is shown on demand. */
export const choose = async (page: Page, method: string): Promise<void> => {
  const radio = page.getByRole('radio', { name: new RegExp(`^${method}`) });
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  if (!(await radio.isVisible())) await page.getByRole('button', { name: /more ways? to pay$/ }).click();
  await radio.check();
};

export const acceptTerms = (page: Page): Promise<void> => page.getByRole('checkbox', { name: /I accept the/ }).check();

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay ฿/ });

/** Clicks Pay; returns the provider's tab that opens. */
export const payElsewhere = async (page: Page): Promise<Page> => {
  const opened = page.context().waitForEvent('page');
  await payButton(page).click();
  const elsewhere = await opened;
  await expect(elsewhere.getByRole('heading', { name: 'Approve your payment' })).toBeVisible();
  return elsewhere;
};

/** Clicks the payer's choice on the provider's page. */
export const answerThere = (elsewhere: Page, answer: 'Approve' | 'Decline' | 'Go back without an answer') =>
  elsewhere.getByRole('button', { name: answer, exact: true }).click();

export const expectConfirmation = (page: Page): Promise<void> =>
  expect(page.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });

type Held = { vehicleId: string; booking: { bookingId: string; accessToken: string; pendingCharge: string | null } };

/** The booking stored in the tab's session storage. */
export const heldBy = async (page: Page): Promise<Held> =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('booking-draft'))) ?? '{}');

/** Marks a charge as paid at the sandbox, as its dashboard would. */
export const markAsPaid = async (chargeId: string): Promise<void> => {
  const authorization = `Basic ${Buffer.from('skey_test_sandbox:').toString('base64')}`;
  const reply = await fetch(`${product().sandbox}/charges/${chargeId}/mark_as_paid`, {
    method: 'POST',
    headers: { authorization },
  });
  expect(reply.status).toBe(200);
};
