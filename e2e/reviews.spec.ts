import { expect, type Page } from '@playwright/test';
import { objectionsTo } from './axe.ts';
import { formChecksItself, inDays } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './visitors.ts';

/** A rental that is over, booked through the API; there is no screen yet on which staff take a vehicle back. */
const completedRental = async (page: Page, days: number) => {
  const dates = { startDate: `${inDays(days)}T10:00`, endDate: `${inDays(days + 3)}T10:00` };
  const found = await page.request.get('/api/vehicles/available', { params: { ...dates, limit: 1 } });
  const [vehicle] = (await found.json()).data;
  const places = await (await page.request.get('/api/locations')).json();
  const made = await page.request.post('/api/bookings', {
    data: {
      vehicleId: vehicle.id,
      customerInfo: {
        firstName: 'Hannah',
        lastName: 'Keller',
        email: `hannah.reviews.${days}@example.com`,
        phone: '+61 4 5550 0142',
        licenseNumber: 'NSW 1234 5678',
      },
      pickupLocation: places.data[0].name,
      dropoffLocation: places.data[0].name,
      pickupDate: dates.startDate,
      returnDate: dates.endDate,
      totalAmount: vehicle.quote.total,
    },
  });
  const { bookingId, data } = await made.json();
  await query(
    `update booking set status = 'completed', hold_until = null, picked_up_at = now() - interval '3 days',
      returned_at = now() - interval '3 hours' where id = $1`,
    [bookingId],
  );
  const link = `/review/${bookingId}#access=${data.accessToken}`;
  return { bookingId: String(bookingId), vehicle, link, token: String(data.accessToken) };
};

/** The link of the mail that the job writes. */
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
  expect(await objectionsTo(page)).toEqual([]);
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

  // A reload finds the rental again, though the address no longer holds the key.
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
    await expect(page.getByRole('heading', { name: 'This link opens no rental' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  }
  await isAccessible(page);
});

test('the link survives a change of the language', async ({ page }) => {
  const { link } = await completedRental(page, 50);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Send review' })).toBeVisible();
  await page.getByRole('button', { name: /ไทย/ }).first().click();
  await expect(page.getByRole('button', { name: 'ส่งรีวิว' })).toBeVisible();
});

test('the list sorts by rating, high to low', async ({ page }) => {
  await page.goto('/vehicles');
  await page.getByLabel('Sort by').selectOption({ label: 'Rating high to low' });
  await expect(page).toHaveURL(/sort=rating/);
  const rated = page.getByText(/^Rated [\d.]+ out of 5, /);
  await expect(async () => {
    const averages = (await rated.allTextContents()).map((text) => Number(/[\d.]+/.exec(text)?.[0]));
    expect(averages.length).toBeGreaterThan(5);
    expect(averages).toEqual([...averages].sort((a, b) => b - a));
  }).toPass({ timeout: 10_000 });
});

test('without scripts all reviews of a vehicle can be read, and the home page has three examples', async ({
  anotherVisitor,
}) => {
  const page = await anotherVisitor({ javaScriptEnabled: false });
  const { data } = await (await page.request.get('/api/vehicles/available?limit=50')).json();
  const many = data.find(({ rating }: { rating: { count: number } | null }) => (rating?.count ?? 0) > 3);
  const { data: all } = await (await page.request.get(`/api/vehicles/${many.id}/reviews`)).json();
  const examples = all.filter(({ isExample }: { isExample: boolean }) => isExample).length;
  await page.goto(`/vehicles/${many.id}`);
  await page.getByRole('link', { name: `${many.rating.count} reviews`, exact: true }).click();
  const articles = page.getByRole('region', { name: 'Reviews' }).getByRole('article');
  await expect(articles).toHaveCount(3);
  await page.getByRole('link', { name: /^Show more/ }).click();
  await expect(articles).toHaveCount(many.rating.count);
  await expect(articles.getByText('Example')).toHaveCount(examples);

  await page.goto('/');
  const people = page.getByRole('region', { name: 'From people who drove' });
  await expect(people.getByRole('figure')).toHaveCount(3);
});
