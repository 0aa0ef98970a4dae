import { expect, type Locator, type Page, test } from '@playwright/test';
import { inDays } from './journey.ts';

/** Each text that the specification quotes for a screen, and where on the screen it is looked for. */
type Text = readonly [quoted: string, where: (page: Page) => Locator];

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const link = (name: string | RegExp, path: string) => (page: Page) =>
  page.getByRole('main').locator(`a[href^="${path}"]`).filter({ hasText: name }).first();
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).filter({ visible: true }).first();
const field = (name: string) => (page: Page) => page.getByRole('main').getByLabel(name).first();
const option = (name: string) => (page: Page) => page.getByRole('option', { name, exact: true }).first();

const holds = async (page: Page, texts: readonly Text[]) => {
  for (const [quoted, where] of texts) await expect.soft(where(page), quoted).toBeAttached();
};

const dates = `pickupDate=${inDays(20)}&pickupTime=09:00&returnDate=${inDays(25)}&returnTime=09:00`;

const home: readonly Text[] = [
  ['pick-up location', field('Pick-up location')],
  ['pick-up date', field('Pick-up date')],
  ['pick-up time', field('Pick-up time')],
  ['return date', field('Return date')],
  ['return time', field('Return time')],
  ['Special Offers', heading('Special Offers')],
  ['Early Bird Special', heading('Early Bird Special')],
  ['20% off', text('20%')],
  ['when booking 30 days ahead', text(/30 days ahead/)],
  ['Weekly Rental', heading('Weekly Rental')],
  ['15% off', text('15%')],
  ['for 7+ days', text(/7 days and more/)],
  ['Special Offers link to /vehicles', link('See the cars', '/vehicles')],
  ['Airport Pickup', heading('Airport Pickup')],
  ['no airport fees', text(/No airport fees/)],
  ['Airport Pickup leads to the vehicles of the airport', link('Suvarnabhumi', '/vehicles?location=Suvarnabhumi')],
  ['a wide selection from economy to luxury', text(/from economy to luxury/)],
  ['several pick-up and drop-off locations', heading(/places to start/)],
  ['best prices with no hidden fees', text(/Best prices, no hidden fees/)],
  ['full insurance', text('Full insurance')],
  ['Browse Vehicles', link('Browse Vehicles', '/vehicles')],
];

test('home says what the specification quotes', async ({ page }) => {
  await page.goto('/');
  await holds(page, home);
});

test('the hero is 500 px high where there is room, both times are 09:00, and the rules of Quick Search hold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect((await page.locator('main > div').first().boundingBox())?.height).toBe(500);
  const [pickUp, back] = [page.getByLabel('Pick-up time').first(), page.getByLabel('Return time').first()];
  await expect(pickUp).toHaveValue('09:00');
  await expect(back).toHaveValue('09:00');
  expect(await pickUp.getByRole('option').count()).toBe(48);
  await page.getByRole('button', { name: 'Show cars' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await page.getByLabel('Pick-up date').first().fill(inDays(9));
  await expect(page.getByLabel('Return date').first()).toHaveValue(inDays(10));
  await pickUp.selectOption('14:30');
  await expect(back).toHaveValue('14:30');
  await expect(page.getByLabel('Pick-up date').first()).toHaveAttribute('min', inDays(0));
  await expect(page.getByLabel('Return date').first()).toHaveAttribute('min', inDays(9));
});

test('the way back from the list finds Quick Search as it was', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Pick-up location').first().selectOption({ label: 'Don Mueang Airport' });
  await page.getByLabel('Pick-up date').first().fill(inDays(9));
  await page.getByRole('button', { name: 'Show cars' }).click();
  await expect(page).toHaveURL(/\/vehicles\?/);
  await page.goBack();
  await expect(page.getByLabel('Pick-up location').first()).toHaveValue('Don Mueang Airport');
  await expect(page.getByLabel('Pick-up date').first()).toHaveValue(inDays(9));
});

const listing: readonly Text[] = [
  ['Showing N vehicles', heading(/^Showing \d+ vehicles$/)],
  ['brand/model text search', field('Brand or model')],
  ['category filter', text('Category')],
  ['transmission all', (page) => page.getByRole('radio', { name: 'All' }).first()],
  ['transmission automatic', (page) => page.getByRole('radio', { name: /^Automatic/ })],
  ['transmission manual', (page) => page.getByRole('radio', { name: /^Manual/ })],
  ['minimum daily price in baht', field('From, baht')],
  ['maximum daily price in baht', field('To, baht')],
  ['seats', text('Seats')],
  ['fuel type', text('Fuel')],
  ['Featured', option('Featured')],
  ['Price low to high', option('Price low to high')],
  ['Price high to low', option('Price high to low')],
  ['Rating high to low', option('Rating high to low')],
  ['Details', link('Details', '/vehicles/')],
  ['+N more', text(/\+\d+ more/)],
];

const undated: readonly Text[] = [
  ...listing,
  ['Book Now', link('Book Now', '/booking?')],
  ['Seasonal rates may apply', (page) => page.getByText('Seasonal rates may apply').first()],
  ['weekly and monthly rates with percent savings', (page) => page.getByText(/saves \d+%/).first()],
  ['status badge', text('Available')],
  ['Unavailable', (page) => page.getByRole('button', { name: 'Unavailable' }).first()],
];

const forPeriod: readonly Text[] = [
  ...listing,
  ['banner: location', text('Suvarnabhumi Airport')],
  ['banner: period', text('5 days')],
  ['banner: category', text(/Economy/)],
  [
    'banner: turnover time and existing bookings are considered',
    text(/Turnover time .* existing bookings are considered/),
  ],
  ['Select', link('Select', '/booking?')],
  ['the total for the period with tax', text(/total, 5 days, VAT included/)],
];

test('the list without dates says what the specification quotes', async ({ page }) => {
  await page.goto('/vehicles?sort=price-up');
  await holds(page, undated.slice(0, -1));
  await expect(await findOnPages(page, 'Unavailable')).toBeVisible();
});

/** A vehicle in maintenance may stand on a later page. */
const findOnPages = async (page: Page, name: string): Promise<Locator> => {
  const button = page.getByRole('button', { name }).first();
  for (let number = 1; number < 6 && !(await button.isVisible()); number += 1)
    await page.goto(`/vehicles?page=${number}`);
  return button;
};

test('the list for a period says what the specification quotes', async ({ page }) => {
  await page.goto(`/vehicles?location=Suvarnabhumi+Airport&${dates}`);
  await holds(page, forPeriod);
  await page.goto(`/vehicles?location=Suvarnabhumi+Airport&${dates}&search=nothing+like+it`);
  await expect(page.getByText('No vehicles found matching your criteria.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Showing \d+ vehicles$/);
});

test('selecting a vehicle leads to the booking with the query parameters and the vehicle', async ({ page }) => {
  await page.goto(`/vehicles?location=Suvarnabhumi+Airport&${dates}&category=economy`);
  await page
    .getByRole('link', { name: /^Select / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/booking\?/);
  const { searchParams } = new URL(page.url());
  expect([...searchParams.keys()]).toEqual(
    expect.arrayContaining(['vehicle', 'location', 'pickupDate', 'pickupTime', 'returnDate', 'returnTime']),
  );
});

test('the not-found page leads on to where the specification says', async ({ page }) => {
  const answer = await page.goto('/not-found');
  expect(answer?.status()).toBe(404);
  for (const path of ['/', '/vehicles', '/booking', '/contact'])
    await expect.soft(page.getByRole('main').locator(`a[href="${path}"]`).first(), path).toBeVisible();
});

test('the access-denied page says so, and leads back and home', async ({ page }) => {
  await page.goto('/vehicles');
  const answer = await page.goto('/unauthorized', { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
});
