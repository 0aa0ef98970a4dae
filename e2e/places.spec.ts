import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { cards, fillCard, fillCustomer, inDays, pay } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { admin, signIn } from './sign-in.ts';

const FROM = 'Ekkamai corner';
const TO = 'Thonglor corner';
const hours = `'{"monday":"9:00-18:00","tuesday":"9:00-18:00","wednesday":"9:00-18:00","thursday":"9:00-18:00","friday":"9:00-18:00","saturday":"9:00-18:00","sunday":"9:00-18:00"}'`;

/** Two locations and a vehicle of their own, so that no other journey meets what is set here. */
const ownPlaces = () =>
  query(
    `with made as (insert into location (name, address, city, display_order, hours)
       values ($1, '1 Sukhumvit 63', 'Bangkok', 900, ${hours}), ($2, '1 Sukhumvit 55', 'Bangkok', 901, ${hours})),
     class as (insert into category (slug, name, security_deposit_satang, display_order)
       values ('corner', 'Corner class', 0, 910) returning id)
     insert into vehicle (brand, model, year, category_id, body_type, color, seats, luggage, transmission, fuel_type,
       license_plate, daily_rate_satang, featured_order, created_at)
     select 'Toyota', 'Corner', 2025, class.id, 'hatchback', 'white', 5, 2, 'automatic', 'petrol', '7กท 7010', 100000,
       9000, now() from class`,
    [FROM, TO],
  );

const noPlaces = async () => {
  await query('delete from location_pair');
  await query(`update location set archived_at = now(), active = false where name in ($1, $2)`, [FROM, TO]);
  await query(`update vehicle set archived_at = now() where license_plate = '7กท 7010'`);
  await query(`update category set archived_at = now(), is_active = false where slug = 'corner'`);
};

test.beforeAll(ownPlaces);
test.afterAll(noPlaces);

const setFees = async (page: Page) => {
  await open(page, '/admin/settings/locations');
  await page.getByRole('button', { name: `Edit ${FROM}` }).click();
  const place = page.getByRole('dialog');
  await place.getByLabel('Pick-up outside opening hours').selectOption('Key box');
  await place.getByLabel('Fee for the pick-up').fill('200');
  await place.getByLabel('How the key box is used at pick-up').fill('The box is beside the door. Its code is 4711.');
  await place.getByRole('button', { name: 'Save location' }).click();
  await expect(place).toHaveCount(0);
  await page.getByRole('button', { name: 'Add fee' }).click();
  const pair = page.getByRole('dialog');
  await pair.getByLabel('Pick-up at').selectOption(FROM);
  await pair.getByLabel('Return at').selectOption(TO);
  await pair.getByLabel(/^Fee/).first().fill('500');
  expect(await accessibilityViolations(page)).toEqual([]);
  await pair.getByRole('button', { name: 'Save fee' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${FROM} → ${TO}`) })).toContainText('฿500');
  expect(await accessibilityViolations(page)).toEqual([]);
};

const times = `pickupTime=20:00&returnTime=10:00`;
const dates = `pickupDate=${inDays(30)}&returnDate=${inDays(33)}&${times}`;
const search = `location=${encodeURIComponent(FROM)}&${dates}&search=Corner`;

const period = { startDate: `${inDays(30)}T20:00`, endDate: `${inDays(33)}T10:00` };

const totalOf = async ({ request }: Page, body: object): Promise<number> => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await request.post('/api/booking-pricing/calculate', { headers, data: { ...body, ...period } });
  return (await answer.json()).data.total;
};

const baht = (amount: number) =>
  `฿${amount.toLocaleString('en', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`;

test('fees of places are in every price that a visitor sees, line by line before they book, and on the booking', async ({
  page: visitor,
  anotherVisitor,
}) => {
  test.slow();
  const staff = await anotherVisitor();
  await signIn(staff.context(), admin);
  await setFees(staff);

  const [vehicle] = await query<{ id: string }>(`select id from vehicle where license_plate = '7กท 7010'`);
  const plain = await totalOf(visitor, { vehicleId: vehicle?.id });
  // The fees have 7 % tax.
  const withEvening = plain + 214;
  const withBoth = withEvening + 535;
  await open(visitor, `/vehicles?${search}`);
  const card = visitor.getByRole('listitem').filter({ hasText: 'Toyota Corner' });
  await expect(card).toContainText(baht(withEvening));
  await card.getByRole('link', { name: 'Details Toyota Corner' }).click();
  await expect(visitor).toHaveURL(/\/vehicles\/[\da-f-]{36}/);
  await expect(visitor.getByText(baht(withEvening)).first()).toBeVisible();
  await expect(
    visitor.getByText(/The pick-up is outside opening hours: the keys are in a key box/).first(),
  ).toBeVisible();

  const wizard = `location=${encodeURIComponent(FROM)}&dropoffLocation=${encodeURIComponent(TO)}&${dates}`;
  await open(visitor, `/booking?vehicle=${vehicle?.id}&${wizard}`);
  await expect(visitor.getByText('Vehicle is available')).toBeVisible();
  const summary = visitor.getByRole('complementary');
  await expect(summary.getByText(`Return at ${TO}`)).toBeVisible();
  await expect(summary.getByText('Pick-up outside opening hours')).toBeVisible();
  await expect(summary.getByText(baht(withBoth)).first()).toBeVisible();
  expect(await accessibilityViolations(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(visitor, 'hannah.corner@example.com');
  await visitor.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(visitor.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await expect(visitor.getByText(baht(withBoth)).first()).toBeVisible();

  await fillCard(visitor, cards.good);
  await pay(visitor);

  await expect(visitor.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });
  await expect(visitor.getByText('The box is beside the door. Its code is 4711.').first()).toBeVisible();
  expect(await accessibilityViolations(visitor)).toEqual([]);
  const [booked] = await query<{ id: string; total: string }>(
    `select id, total_satang as total from booking where email = 'hannah.corner@example.com'`,
  );
  expect(Number(booked?.total)).toBe(Math.round(withBoth * 100));
  await open(visitor, `/booking/manage/${booked?.id}`);
  await expect(visitor.getByText('The box is beside the door. Its code is 4711.').first()).toBeVisible();
  await expect(visitor.getByText(`Return at ${TO}`).first()).toBeVisible();
  expect(await accessibilityViolations(visitor)).toEqual([]);
});
