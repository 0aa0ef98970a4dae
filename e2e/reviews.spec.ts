import { expect, type Page } from '@playwright/test';
import { objectionsInTheme } from './axe.ts';
import { completedRental } from './completed-rental.ts';
import { formChecksItself } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';

/** The link in the e-mail of the review job. */
const linkFromMail = async (bookingId: string): Promise<string> => {
  await query(`select graphile_worker.add_job('ask-for-reviews')`);
  let plain = '';
  await expect(async () => {
    const mails = await query<{ plain: string; subject: string }>(
      `select plain, subject from mail where booking_id = $1 and kind = 'review-invitation'`,
      [bookingId],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^How was the .+\?$/);
    plain = mails[0]?.plain ?? '';
  }).toPass({ timeout: 20_000 });
  return /http:\/\/[^\s/]+(\/review\/\S+)/.exec(plain)?.[1] ?? '';
};

const isAccessible = async (page: Page) => {
  expect(await objectionsInTheme(page)).toEqual([]);
};

test('a customer opens the link of the mail, rates by keyboard, and everybody reads it; a second time it is shown', async ({
  page,
}) => {
  const { bookingId, vehicle, token } = await completedRental(page, 40);
  const link = await linkFromMail(bookingId);
  const name = `${vehicle.brand} ${vehicle.model}`;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`How was the ${name}?`);
  expect(page.url()).not.toContain('access');
  expect(sent.filter((url) => url.includes('access'))).toEqual([]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  await formChecksItself(page);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Please choose 1 to 5 stars')).toBeVisible();
  await expect(page.getByText('Please write a few words')).toBeVisible();
  await isAccessible(page);
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();

  // A reload finds the rental again, although the token is no longer in the address.
  await page.reload();
  await page.getByRole('radio', { name: '5 stars' }).check();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('What was good, and what was not?').fill('Came clean.\n\nThe desk took <b>eight</b> minutes.');
  await page.getByLabel('Your city').fill('Melbourne');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeFocused();
  await isAccessible(page);

  await page.getByRole('link', { name: 'See it on the vehicle’s page' }).click();
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const newest = reviews.getByRole('article').first();
  await expect(newest).toContainText('Hannah K., Melbourne');
  await expect(newest.getByRole('img', { name: '4 out of 5' })).toBeVisible();
  await expect(newest).toContainText('The desk took <b>eight</b> minutes.');
  await expect(newest).not.toContainText('Example');
  await expect(reviews).not.toContainText('Keller');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You have reviewed this rental' })).toBeVisible();
  const again = await page.request.post(`/api/bookings/${bookingId}/review`, {
    data: { rating: 1, comment: 'Once more' },
    headers: { 'X-Booking-Token': token },
  });
  expect([again.status(), (await again.json()).error]).toEqual([409, 'reviews.already-written']);
});

test('a link without its end opens nothing, and says who helps', async ({ page }) => {
  const { bookingId } = await completedRental(page, 45);
  for (const link of [`/review/${bookingId}`, `/review/${bookingId}#access=somebody-elses`]) {
    await page.goto('/');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link does not open a rental' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  }
  await isAccessible(page);
});
