import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { bookDirectly } from './book-directly.ts';
import { findBar } from './calendar-bars.ts';
import { inDays } from './journey.ts';
import { changeBooking, ownVehicle, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { sentScreen } from './office-html.ts';
import { hydrated, open } from './open.ts';
import { person, signIn } from './sign-in.ts';

test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

let days = 92;
/** A confirmed three-day booking of a vehicle, far from all others; each call books later dates. */
const booked = async (request: APIRequestContext) => {
  days += 8;
  const made = await bookDirectly(request, `calendar.${days}@example.com`, days);
  await changeBooking(made.bookingId, `status = 'confirmed', hold_until = null`);
  const [row] = await query<{ vehicle_id: string; pick_up_at: Date }>(
    'select vehicle_id, pick_up_at from booking where id = $1',
    [made.bookingId],
  );
  return { id: made.bookingId, number: made.bookingNumber, vehicleId: row?.vehicle_id ?? '', day: days };
};
const whereIs = async (id: string) =>
  (
    await query<{ vehicle_id: string; at: string }>(
      `select vehicle_id, to_char(pick_up_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD"T"HH24:MI') as at
       from booking where id = $1`,
      [id],
    )
  )[0];

const drag = async (page: Page, id: string, by: { x: number; y: number }) => {
  const box = await page.locator(`[data-booking="${id}"]`).boundingBox();
  if (!box) throw new Error('The bar is not in sight');
  const from = { x: box.x + 40, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
};

test('a bar shows who has which vehicle, and leads to its details and to its form', async ({ page, request }) => {
  const { id, number, day } = await booked(request);
  await open(page, `/admin/calendar?from=${inDays(day - 1)}&days=7`);
  const bar = await findBar(page, id);
  await expect(bar).toHaveAccessibleName(/^Hannah Keller.*, Confirmed, .* to .*, 10:00$/);
  await bar.click();
  const details = page.getByRole('dialog', { name: 'Booking Details' });
  await expect(details).toContainText(number);
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();
  await expect(bar).toBeFocused();
  // Waits for the rerender after closing the details, since a key pressed before would be lost.
  await hydrated(page);
  await bar.press('Enter');
  await details.getByRole('link', { name: 'Edit Booking' }).click();
  await expect(page).toHaveURL(`/admin/calendar/bookings/${id}?from=${inDays(day - 1)}&days=7&do=edit`);
  await expect(details).toBeHidden();
  await expect(page.getByRole('form', { name: 'Edit Booking' })).toBeVisible();
});

test('a booking opens over the calendar, which stays in its place; a reload keeps both, Escape leads back without one', async ({
  page,
  request,
}) => {
  const { id, number, day } = await booked(request);
  const calendar = `/admin/calendar?from=${inDays(day - 1)}&days=7`;
  await open(page, calendar);
  await (await findBar(page, id)).click();
  const area = page.getByRole('region', { name: 'Vehicles and their bookings by day' });
  const place = await area.evaluate((grid) => {
    grid.setAttribute('data-same', '');
    return [grid.scrollTop, grid.scrollLeft];
  });
  const same = async () => {
    await expect(area).toHaveAttribute('data-same');
    expect(await area.evaluate((grid) => [grid.scrollTop, grid.scrollLeft])).toEqual(place);
  };
  await page.getByRole('dialog', { name: 'Booking Details' }).getByRole('link', { name: number }).click();
  const panel = page.getByRole('complementary', { name: number });
  await expect(panel).toBeFocused();
  await expect(page).toHaveURL(calendar.replace('?', `/bookings/${id}?`));
  await expect(page).toHaveTitle(new RegExp(`^${number} `));
  await expect(panel.getByText(/^\d+ of \d+$/)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Booking Details' })).toBeHidden();
  await same();

  const loads: string[] = [];
  page.on('request', (made) => new URL(made.url()).pathname.endsWith('.data') && loads.push(made.url()));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(calendar);
  await expect(panel).toBeHidden();
  expect(loads).toEqual([]);
  await same();

  await page.goBack();
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await expect(area).toBeVisible();
  await hydrated(page);
  await panel.getByLabel('More actions').click();
  await panel.getByRole('button', { name: 'Customer Cancel' }).click();
  await page.getByRole('button', { name: /^Cancel Booking/ }).click();
  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.locator(`[data-booking="${id}"]`), 'and the calendar behind it knows').toHaveCount(0);
  await panel.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(calendar);
});

test('a booking leads to its bar in the calendar, however far down its vehicle is', async ({ page, request }) => {
  const { id, number, day } = await booked(request);
  await changeBooking(id, `status = 'cancelled', cancelled_at = now()`);
  await open(page, `/admin/bookings/${id}`);
  await page.getByRole('link', { name: 'Show in calendar' }).click();
  await expect(page).toHaveURL(`/admin/calendar?from=${inDays(day)}&booking=${id}&cancelled=true`);
  await expect(page.locator(`[data-booking="${id}"]`)).toBeInViewport();
  await expect(page.getByRole('dialog', { name: 'Booking Details' })).toContainText(number);
});

test('a vehicle that is late is drawn as out until now, and says how late it is', async ({ page, request }) => {
  const { id } = await booked(request);
  const [begins, ends] = [`now() - interval '4 days'`, `now() - interval '30 hours'`];
  await changeBooking(
    id,
    `picked_up_at = ${begins}, pick_up_at = ${begins}, drop_off_at = ${ends}, blocked_until = ${ends} + interval '2 hours',
     vehicle_id = '${await ownVehicle()}'`,
  );
  await open(page, `/admin/calendar?from=${inDays(-6)}&days=14`);
  const bar = await findBar(page, id);
  await expect(bar).toContainText('1 day late');
  const until = await bar.boundingBox();
  const late = await bar.locator('.calendar-late').boundingBox();
  expect(late?.x).toBeCloseTo((until?.x ?? 0) + (until?.width ?? 0), 0);
  expect(late?.width, 'thirty hours of 72 pixels a day').toBeCloseTo((72 * 30) / 24, -1);
});

test('the window begins today, follows the months and the spans, and lives in the address', async ({ page }) => {
  await open(page, '/admin/calendar');
  const area = page.getByRole('region', { name: 'Vehicles and their bookings by day' });
  await expect(area.locator('[aria-current="date"]')).toHaveText(/^\w{3} ?\d+$/);
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/from=20\d\d-\d\d-01$/);
  await expect(area.locator('meter').first().locator('..')).toHaveText(/^\w{3} ?1$/);
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(area.getByText(/^1 \w{3}$/).first()).toBeVisible();
  await expect(page).toHaveURL(/from=20\d\d-\d\d-01&days=7$/);
  await page.getByRole('main').getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/calendar\?days=7$/);
  await expect(page.getByRole('link', { name: 'New Booking' })).toHaveAttribute('href', '/admin/bookings/new');
});

test('the calendar is narrowed to a category and to a place by its address, and counts what is left', async ({
  page,
  request,
}) => {
  const { id, day } = await booked(request);
  const [at] = await query<Record<'category' | 'location' | 'place' | 'name' | 'all' | 'some', string>>(
    `select c.id as category, c.name, l.id as location, l.name as place,
       (select count(*) from vehicle where archived_at is null) as all,
       (select count(*) from vehicle o where o.archived_at is null and o.category_id = c.id) as some
     from booking b join vehicle v on v.id = b.vehicle_id join category c on c.id = v.category_id
       join location l on l.id = b.drop_off_location_id where b.id = $1`,
    [id],
  );
  const days = `from=${inDays(day - 1)}&days=7`;
  await open(page, `/admin/calendar?${days}`);
  const filters = page.getByRole('search', { name: 'Narrow the calendar' });
  const groups = page.locator('[data-calendar] [data-group]');
  const counter = page.getByRole('status').filter({ hasText: /vehicles?/ });
  await expect(counter).toContainText(`, ${at?.all} vehicles`);
  await filters.getByLabel('Category').selectOption({ label: at?.name ?? '' });
  await expect(page).toHaveURL(`/admin/calendar?${days}&category=${at?.category}`);
  await expect(counter).toContainText(`, ${at?.some} vehicles`);
  await expect(groups).toHaveText(new RegExp(`^${at?.name}`));
  await filters.getByLabel('Location').selectOption({ label: at?.place ?? '' });
  await expect(page).toHaveURL(`/admin/calendar?${days}&category=${at?.category}&location=${at?.location}`);
  // The demo business may have others there.
  await expect(counter).toHaveText(new RegExp(`^\\d+ bookings? \\(\\d+ at ${at?.place}\\), \\d+ vehicles?$`));
  await findBar(page, id);
  await page.getByTitle('Legend').click();
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('Elsewhere');
  const [elsewhere] = await query<{ id: string }>(
    `select l.id from location l where not exists (select from booking b
       where l.id in (b.pick_up_location_id, b.drop_off_location_id)
         and b.pick_up_at < $1::date + 8 and b.blocked_until > $1::date - 2) limit 1`,
    [inDays(day)],
  );
  await page.getByRole('link', { name: '14 days' }).click();
  await expect(page).toHaveURL(/days=14&category=.*&location=/);
  await open(page, `/admin/calendar?${days}&category=${at?.category}&location=${elsewhere?.id}`);
  await expect(page.getByText('No vehicles are picked up or returned there on these days.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`/admin/calendar?${days}`);
  await expect(counter).toContainText(`, ${at?.all} vehicles`);
  await expect(filters.getByLabel('Category')).toHaveValue('');
});

test('a bar that is dragged to another time moves once its price was seen', async ({ page, request }) => {
  const { id, number, vehicleId, day } = await booked(request);
  await open(page, `/admin/calendar?from=${inDays(day - 1)}&days=7`);
  await findBar(page, id);
  await drag(page, id, { x: 128, y: 0 });
  await expect(page.locator('[data-ghost="free"]')).toBeVisible();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: `Move ${number}?` });
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  expect(await whereIs(id)).toEqual({ vehicle_id: vehicleId, at: `${inDays(day)}T10:00` });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${number} moved`)).toBeVisible();
  expect(await whereIs(id)).toEqual({ vehicle_id: vehicleId, at: `${inDays(day + 1)}T10:00` });
});

test('a bar that is dragged onto a taken vehicle shows what it meets, is refused, and nothing changes', async ({
  page,
  request,
}) => {
  const { id, number, vehicleId, day } = await booked(request);
  // Another booking of the same vehicle, so close that a move by two days conflicts with it.
  await query(
    `with other as (
       insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
         'reference', 'BKKT' || $2::int, 'pick_up_at', pick_up_at + interval '4 days',
         'drop_off_at', drop_off_at + interval '4 days', 'blocked_until', blocked_until + interval '4 days'))).*
       from booking b where id = $1 returning id, vehicle_id, pick_up_at, blocked_until)
     insert into vehicle_occupancy (vehicle_id, during, booking_id)
     select vehicle_id, tstzrange(pick_up_at, blocked_until), id from other`,
    [id, day],
  );
  await open(page, `/admin/calendar?from=${inDays(day - 1)}&days=14`);
  await findBar(page, id);
  await drag(page, id, { x: 144, y: 0 });
  await expect(page.locator('[data-ghost="taken"]')).toContainText(`Overlaps BKKT${day}`);
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: `Move ${number}?` });
  await expect(dialog.getByRole('alert')).toContainText('This cannot be moved there');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await expect(dialog).toBeHidden();
  expect(await whereIs(id)).toEqual({ vehicle_id: vehicleId, at: `${inDays(day)}T10:00` });
});

test('without a pointer: M opens the form, a free day begins a booking, T and N lead on', async ({ page, request }) => {
  const { id, day } = await booked(request);
  await open(page, `/admin/calendar?from=${inDays(day - 1)}&days=7`);
  await (await findBar(page, id)).focus();
  await page.keyboard.press('m');
  await expect(page).toHaveURL(`/admin/calendar/bookings/${id}?from=${inDays(day - 1)}&days=7&do=edit`);
  await open(page, `/admin/calendar?from=${inDays(day - 1)}&days=7`);
  const cell = page.locator('a[data-cell]').first();
  await cell.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('a[data-cell]:focus')).not.toHaveAttribute(
    'data-cell',
    (await cell.getAttribute('data-cell')) ?? '',
  );
  const href = await page.locator('a[data-cell]:focus').getAttribute('href');
  expect(href).toMatch(/^\/admin\/bookings\/new\?vehicleId=[\da-f-]{36}&startDate=20\d\d-\d\d-\d\d$/);
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/admin\/calendar\?days=7$/);
});

test('a business that has turned the calendar off has none', async ({ context }) => {
  const before = await query<{ value: object }>(`select value from setting where "group" = 'features'`);
  await query(
    `insert into setting ("group", value) values ('features', '{"enableCalendarView": false}')
     on conflict ("group") do update set value = setting.value || '{"enableCalendarView": false}'`,
  );
  try {
    const { status, html, text } = await sentScreen(context, '/admin/calendar');
    expect({ status, text }).toEqual({ status: 404, text: expect.stringMatching(/^Admin 404 - Not Found/) });
    expect(html).toContain('href="/admin/bookings"');
    expect(html).not.toContain('href="/admin/calendar"');
  } finally {
    await query(`delete from setting where "group" = 'features'`);
    for (const { value } of before)
      await query(`insert into setting ("group", value) values ('features', $1)`, [JSON.stringify(value)]);
  }
});

test('a free day of the calendar also blocks: maintenance begins on that day', async ({ page }) => {
  const day = inDays(340);
  await open(page, `/admin/calendar?from=${day}&days=7`);
  const cell = page.locator(`a[data-cell="${day}"]`).first();
  const blocked = new RegExp(`/admin/vehicles/[\\da-f-]+\\?block=${day}$`);
  await cell.hover();
  await page.locator(`a[data-block="${day}"]`).first().click();
  await expect(page).toHaveURL(blocked);
  await expect(page.getByLabel('Reason')).toBeFocused();
  await open(page, `/admin/calendar?from=${day}&days=7`);
  await cell.focus();
  await page.keyboard.press('b');
  await expect(page).toHaveURL(blocked);
  const reason = page.getByLabel('Reason');
  await expect(reason).toBeFocused();
  await reason.fill('New tyres');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('New tyres').first()).toBeVisible();
  const [block] = await query<{ day: string }>(
    `select to_char(from_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day from maintenance_block where reason = 'New tyres'`,
  );
  expect(block?.day).toBe(day);
});

test('what is free from one time to another is found, and booked for those times', async ({ page, request }) => {
  const { vehicleId, day } = await booked(request);
  const [named] = await query<{ name: string }>(`select brand || ' ' || model as name from vehicle where id = $1`, [
    vehicleId,
  ]);
  await open(page, `/admin/calendar?from=${inDays(day)}&days=14`);
  const counter = page.getByRole('status').filter({ hasText: /vehicles?/ });
  const all = Number.parseInt((await counter.textContent())?.match(/(\d+) vehicles?/)?.[1] ?? '', 10);
  await page.getByText('Find free').click();
  const finder = page.getByRole('form', { name: 'Find free' });
  await finder.getByLabel('From').fill(inDays(day + 1));
  await finder.getByLabel('Until').fill(inDays(day + 2));
  await finder.getByRole('button', { name: 'Show free vehicles' }).click();
  await expect(page).toHaveURL(
    new RegExp(`from=${inDays(day + 1)}&days=14&startDate=${inDays(day + 1)}T10%3A00&endDate=`),
  );
  await expect(counter).not.toContainText(`, ${all} vehicles`);
  await expect(page.locator(`[data-row] a[href="/admin/vehicles/${vehicleId}"]`), named?.name).toHaveCount(0);
  const found = page.getByRole('link', { name: /^Book / }).and(page.locator('[href*="endDate"]'));
  await expect(found.first()).toHaveAttribute(
    'href',
    new RegExp(`vehicleId=[\\da-f-]{36}&startDate=${inDays(day + 1)}T10%3A00&endDate=${inDays(day + 2)}T10%3A00$`),
  );
  await page.getByRole('link', { name: /^Remove Free / }).click();
  await expect(counter).toContainText(`, ${all} vehicles`);
});

test('a booking is extended by a day from its bar, once its price was seen', async ({ page, request }) => {
  const { id, number, day } = await booked(request);
  await open(page, `/admin/calendar?from=${inDays(day - 1)}&days=14`);
  await (await findBar(page, id)).click();
  const details = page.getByRole('dialog', { name: 'Booking Details' });
  await expect(details.getByRole('link', { name: /^\+/ })).toHaveAttribute('href', /^tel:\+/);
  await details.getByRole('button', { name: 'One day more' }).click();
  const dialog = page.getByRole('dialog', { name: `Move ${number}?` });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${number} moved`)).toBeVisible();
  const [row] = await query<{ days: number }>(
    `select extract(epoch from drop_off_at - pick_up_at)::int / 86400 as days from booking where id = $1`,
    [id],
  );
  expect(row?.days).toBe(4);
});

test('one to sixty days are shown, short bars have their words beside them, and a stage stands out', async ({
  page,
  request,
}) => {
  const { id, day } = await booked(request);
  for (const [days, width] of [
    [1, 960],
    [14, 72],
    [60, 20],
  ] as const) {
    await open(page, `/admin/calendar?from=${inDays(day)}&days=${days}`);
    const head = page.locator('[data-calendar] meter').first().locator('..');
    expect((await head.boundingBox())?.width).toBe(width);
    expect(await accessibilityViolations(page), `${days} days`).toEqual([]);
  }
  const bar = await findBar(page, id);
  const name = bar.getByText('Hannah Keller');
  const [outer, inner] = [await bar.boundingBox(), await name.boundingBox()];
  expect(inner?.x).toBeGreaterThan((outer?.x ?? 0) + (outer?.width ?? 0));
  await page.getByTitle('Legend').click();
  await page.getByRole('list', { name: 'Legend' }).getByRole('link', { name: 'Pending' }).click();
  await expect(page).toHaveURL(/stage=pending$/);
  await expect(bar).toHaveClass(/bg-sunken/);
});
