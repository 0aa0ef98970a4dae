import { type APIRequestContext, expect } from '@playwright/test';
import { addDays } from '#kernel/calendar-date.ts';
import { whileFailing } from './failing.ts';
import { inDays } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { looksOf } from './looks.ts';
import { open } from './open.ts';
import { person, signIn } from './sign-in.ts';

test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

/** A year without the demo's seasons or other journeys' bookings, so that their prices stay unchanged. */
const freeYear = Number(inDays(0).slice(0, 4)) + 3;
const first = `${freeYear}-03-08`;

const aVehicle = async () => {
  const [row] = await query<{ id: string; name: string }>(
    `select id, brand || ' ' || model as name from vehicle
     where archived_at is null and status <> 'maintenance' order by id limit 1`,
    [],
  );
  if (!row) throw new Error('The demo has no vehicle');
  return row;
};

const quoteOf = async (request: APIRequestContext, vehicleId: string, promoCode?: string) => {
  const data = { vehicleId, startDate: `${first}T09:00`, endDate: `${addDays(first, 3)}T09:00`, promoCode };
  return (await (await request.post('/api/booking-pricing/calculate', { data })).json()).data;
};

test('a season changes the price on the site at once, and the calculator says the same, with its days and amount', async ({
  page,
  context,
}) => {
  test.slow();
  const { request } = context;
  const vehicle = await aVehicle();
  const name = `Kite festival ${Date.now() % 10_000}`;
  const before = await quoteOf(request, vehicle.id);
  await open(page, '/admin/pricing');
  await page.getByRole('button', { name: 'Add seasonal rate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByLabel('Start date').fill(first);
  await dialog.getByLabel('End date').fill(addDays(first, -1));
  await dialog.getByLabel('Multiplier').fill('2');
  await dialog.getByLabel('Priority').selectOption('5 - Emergency');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('End date must not be before the start date')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
  await dialog.getByLabel('End date').fill(addDays(first, 6));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} added`)).toBeVisible();

  await page.getByRole('button', { name: 'Add seasonal rate' }).click();
  await dialog.getByLabel('Start date').fill(addDays(first, 6));
  await expect(dialog.getByText(/a stronger season applies instead/)).toHaveCount(0);
  await dialog.getByLabel('End date').fill(addDays(first, 9));
  await expect(dialog.getByText(/a stronger season applies instead/)).toContainText(name);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();

  const vehiclePrice = (lines: { kind: string; amount: number }[], kinds: string[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
  const after = await quoteOf(request, vehicle.id);
  expect(vehiclePrice(after.lines, ['vehicle', 'season'])).toBe(2 * vehiclePrice(before.lines, ['vehicle']));

  await open(page, `/admin/pricing?tab=calculator&from=${first}&until=${addDays(first, 3)}`);
  await page.getByRole('combobox', { name: 'Vehicle', exact: true }).selectOption(vehicle.id);
  await page.getByRole('button', { name: 'Calculate' }).click();
  const total = after.total.toLocaleString('en-US', { minimumFractionDigits: after.total % 1 === 0 ? 0 : 2 });
  await expect(page.getByText(`฿${total}`, { exact: true })).toBeVisible();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  const added = vehiclePrice(after.lines, ['season']).toLocaleString('en-US');
  const season = page.getByRole('listitem').filter({ hasText: name });
  await expect(season).toContainText(/Applied on 3 days/);
  await expect(season).toContainText(`฿${added}`);

  await open(page, '/admin/pricing');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Are you sure you want to delete this seasonal rate?');
  await expect(dialog).toContainText('No bookings use it. It is deleted for good.');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`${name} deleted`)).toBeVisible();
  expect((await quoteOf(request, vehicle.id)).total).toBe(before.total);
});

test('prices that cannot be read say which, or that all of them are missing, and come when they are asked for again', async ({
  page,
}) => {
  const said = page.getByRole('main').getByRole('alert').first();
  await whileFailing(['GET /admin/pricing/promo-codes'], async () => {
    await open(page, '/admin/pricing');
    await expect(said).toContainText('Failed to load promo codes');
  });
  await whileFailing(
    ['GET /admin/pricing/promo-codes', 'GET /admin/pricing/seasonal-rates', 'GET /admin/categories'],
    async () => {
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(said).toContainText('Failed to load pricing data. Please try again.');
    },
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(said).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Songkran' }).first()).toBeVisible();
});

test('a code is typed in capitals, works until its limit, and says how it stands', async ({ page, context }) => {
  const { request } = context;
  const vehicle = await aVehicle();
  const code = `KITE${Date.now() % 100_000}`;
  await open(page, '/admin/pricing?tab=promos');
  await page.getByRole('button', { name: 'Add promo code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveValue(code);
  await dialog.getByLabel('Description').fill('For kites');
  await dialog.getByLabel('Discount value').fill('90');
  await dialog.getByLabel('Valid from').fill(inDays(-1));
  await dialog.getByLabel('Valid to').fill(inDays(30));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${code} added`)).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(code) });
  await expect(row).toContainText('0 / ∞');
  await expect(row).toContainText('Active');
  expect((await quoteOf(request, vehicle.id, code)).promo).toEqual({ code, status: 'applied' });

  await query(`update promotion set used_count = 2 where code = $1`, [code]);
  await page.getByRole('button', { name: `Edit ${code}` }).click();
  await dialog.getByLabel('Usage limit').fill('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Used 2 times already: the limit cannot be lower')).toBeVisible();
  await expect(dialog.getByLabel('Usage limit')).toBeFocused();
  await dialog.getByLabel('Usage limit').fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('2 / 2');
  await expect(row).toContainText('Used up');
  expect((await quoteOf(request, vehicle.id, code)).promo).toEqual({ code, status: 'used-up' });
  await page.getByRole('button', { name: `Delete ${code}` }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
});

test('a code once per customer says so in the list, and takes nothing off a second booking of the same email', async ({
  page,
  context: { request },
}) => {
  const code = `ONCE${Date.now() % 100_000}`;
  await open(page, '/admin/pricing?tab=promos');
  await page.getByRole('button', { name: 'Add promo code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code', { exact: true }).fill(code);
  await dialog.getByLabel('Description').fill('For newcomers');
  await dialog.getByLabel('Discount value').fill('90');
  await dialog.getByLabel('Valid from').fill(inDays(-1));
  await dialog.getByLabel('Valid to').fill(inDays(30));
  await dialog.getByRole('switch', { name: 'Once per customer' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('once per customer');

  const { id: vehicleId } = await aVehicle();
  const email = `once.${Date.now()}@example.com`;
  const book = async (start: number) => {
    const [from, until] = [`${inDays(start)}T10:00`, `${inDays(start + 2)}T10:00`];
    const asked = { vehicleId, startDate: from, endDate: until, promoCode: code };
    const quoted = (await (await request.post('/api/booking-pricing/calculate', { data: asked })).json()).data;
    const customerInfo = { firstName: 'Nid', lastName: 'Once', phone: '081 555 0117', licenseNumber: 'TH 1', email };
    const places = { pickupLocation: 'Suvarnabhumi Airport', dropoffLocation: 'Suvarnabhumi Airport' };
    const dates = { pickupDate: from, returnDate: until };
    const data = { vehicleId, customerInfo, ...places, ...dates, promoCode: code, totalAmount: quoted.total };
    return (await (await request.post('/api/bookings', { data })).json()) as {
      success: boolean;
      details?: { quote: { promo: unknown } };
    };
  };
  expect((await book(150)).success).toBe(true);
  expect((await book(160)).details?.quote.promo).toEqual({ code, status: 'used-before' });
  await query(`update promotion set archived_at = now() where code = $1`, [code]);
});

test('the list and the calculator name every condition of an offer', async ({ page }) => {
  const vehicle = await aVehicle();
  // Only for rentals longer than those of other journeys, whose prices stay as they are.
  const name = `Kite pilots ${Date.now() % 10_000}`;
  await query(
    `insert into promotion (trigger, name, description, discount_type, discount_value, min_rental_days, min_advance_days,
       max_discount_satang, valid_from, valid_to, usage_limit, used_count)
     values ('automatic', $1, 'Wind included', 'percentage', 9900, 50, 30, 9900000, $2, $3, 40, 7)`,
    [name, inDays(-1), inDays(400)],
  );
  try {
    await open(page, '/admin/pricing?tab=promos');
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('from 50 days on, booked 30 days ahead');
    await expect(row).toContainText('99%, up to ฿99,000');
    await expect(row).toContainText('7 / 40');
    await open(page, `/admin/pricing?tab=calculator&from=${first}&until=${addDays(first, 50)}`);
    await page.getByRole('combobox', { name: 'Vehicle', exact: true }).selectOption(vehicle.id);
    await page.getByRole('button', { name: 'Calculate' }).click();
    const applied = page.getByRole('definition').filter({ hasText: name });
    await expect(applied).toContainText('99%, up to ฿99,000, from 50 days on, booked 30 days ahead');
    await expect(applied).toContainText(/Booked .+20\d\d–/);
    await expect(applied).toContainText('Uses 7 / 40');
  } finally {
    await query('delete from promotion where name = $1', [name]);
  }
});

for (const [what, path, table, field] of looksOf([
  ['season', '/admin/pricing', 'season', 'Name'],
  ['promo code', '/admin/pricing?tab=promos', 'promotion', 'Description'],
] as const))
  test(`two people at one ${what}: nothing typed goes by itself, and what the other saved can be taken over`, async ({
    page,
  }) => {
    await open(page, path);
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const typed = dialog.getByRole('textbox', { name: field, exact: true });
    const before = await typed.inputValue();
    await typed.fill('Typed meanwhile');
    await query(`update ${table} set version = version + 1`, []);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Someone else changed this in the meantime. Your changes were not saved.',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(typed).toHaveValue('Typed meanwhile');
    await dialog.getByRole('button', { name: 'Load the saved version' }).click();
    await expect(typed).toHaveValue(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
