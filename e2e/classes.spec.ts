import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { bookDirectly } from './book-directly.ts';
import { inDays } from './journey.ts';
import { changeBooking, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { bookPaid } from './paid-booking.ts';
import { admin, person, signIn } from './sign-in.ts';

const CLASS = 'Songthaew class';

type OwnClass = Readonly<{
  name: string;
  slug: string;
  model: string;
  plates: [string, string];
  isBookedAsClass?: boolean;
}>;

/** A category with two vehicles of their own; returns its id. */
const twoVehicles = async ({ name, slug, model, plates, isBookedAsClass = false }: OwnClass): Promise<string> => {
  const [made] = await query<{ id: string }>(
    `insert into category (slug, name, security_deposit_satang, display_order, booked_as_class)
     values ($1, $2, 0, 900, $3) returning id`,
    [slug, name, isBookedAsClass],
  );
  const id = made?.id ?? '';
  await query(
    `insert into vehicle (brand, model, year, category_id, body_type, color, seats, luggage, transmission, fuel_type,
       license_plate, daily_rate_satang, featured_order, created_at)
     select 'Toyota', drawn.model, 2025, $1, 'hatchback', 'white', 5, 2, 'automatic', 'petrol', plate, 100000, 9000, now()
     from (values ($2, $4), ($3, $5)) drawn (model, plate)`,
    [id, model, `${model} Plus`, ...plates],
  );
  return id;
};

const search = (start: number) =>
  `/vehicles?search=Songthaew&startDate=${inDays(start)}T10:00&endDate=${inDays(start + 3)}T10:00`;

const switchOn = async (page: Page) => {
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: `Edit ${CLASS}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('switch', { name: 'Booked as a class' }).check();
  expect(await accessibilityViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Update category' }).click();
  await expect(form).toHaveCount(0);
};

test('a class is promised “or similar”; staff see the promise and lock its vehicle; whoever is out reads until when', async ({
  page: customer,
  anotherVisitor,
}) => {
  test.slow();
  await twoVehicles({ name: CLASS, slug: 'songthaew', model: 'Songthaew', plates: ['7กท 7001', '7กท 7002'] });
  const staff = await anotherVisitor();
  await signIn(staff.context(), admin);
  await switchOn(staff);

  const start = 40;
  await open(customer, search(start));
  await expect(customer.getByRole('heading', { name: 'Toyota Songthaew or similar', exact: true })).toBeVisible();
  const first = await bookPaid(customer, start, 'class.first@example.com', 'full', 'Songthaew');
  await open(customer, `/booking/manage/${first.id}#access=${first.accessToken}`);
  await expect(customer.getByRole('heading', { name: /^Toyota Songthaew( Plus)? or similar$/ })).toBeVisible();
  await expect(customer.getByText(/Your vehicle is fixed shortly before the pick-up/)).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);

  await open(staff, `/admin/bookings/${first.id}`);
  const panel = staff.getByRole('complementary');
  await expect(panel.getByText(/^Promised: Toyota Songthaew( Plus)? or similar\./)).toBeVisible();
  await panel.getByRole('button', { name: 'Lock this vehicle' }).click();
  await expect(panel.getByText(/^Promised:/)).toHaveCount(0);
  await customer.reload();
  await expect(customer.getByRole('heading', { name: first.vehicle, exact: true })).toBeVisible();

  // The first is out now, and another one follows on its vehicle in three days.
  await changeBooking(
    first.id,
    `pick_up_at = date_trunc('hour', now()) - interval '3 hours', drop_off_at = date_trunc('hour', now()) + interval '1 day',
     blocked_until = date_trunc('hour', now()) + interval '26 hours', picked_up_at = now() - interval '3 hours'`,
  );
  const next = await bookPaid(customer, 3, 'class.next@example.com', 'full', first.vehicle);
  await changeBooking(next.id, `vehicle_id = (select vehicle_id from booking where id = '${first.id}')`);
  await open(customer, `/booking/manage/${first.id}#access=${first.accessToken}`);
  await customer.getByRole('button', { name: 'Keep it longer' }).click();
  const longer = customer.getByRole('region', { name: 'Keep the vehicle longer' });
  await expect(longer.getByText(/^You can keep it until .* at the latest\.$/)).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);
});

type Plates = [first: string, second: string];

/** Two tentative rentals of three days, five days apart: each on a vehicle of its own, or where `on` says. */
const apart = async (request: APIRequestContext, slug: string, plates: Plates, on: Plates = plates) => {
  const model = `Longtail ${slug}`;
  const categoryId = await twoVehicles({ name: `${model} class`, slug, model, plates, isBookedAsClass: true });
  const rented = async (start: number, plate: string) => {
    const { bookingId, bookingNumber } = await bookDirectly(
      request,
      `${slug}.${start}@example.com`,
      start,
      'full',
      model,
    );
    await changeBooking(
      bookingId,
      `status = 'confirmed', hold_until = null, vehicle_id = (select id from vehicle where license_plate = '${plate}')`,
    );
    return { id: bookingId, number: bookingNumber };
  };
  const [first, second] = [await rented(10, on[0]), await rented(15, on[1])];
  return { first, second, calendar: `/admin/calendar?from=${inDays(9)}&days=14&category=${categoryId}` };
};

const plateOf = async (id: string) =>
  (
    await query<{ plate: string }>(
      'select license_plate as plate from booking b join vehicle v on v.id = b.vehicle_id where b.id = $1',
      [id],
    )
  )[0]?.plate;

const fleetManager = () => person('STAFF', 'Mali', 'Srisuk');

test('gaps are closed from the calendar: what would move is seen on its new row, happens with a press and is taken back', async ({
  page,
  context,
  request,
}) => {
  const plates: Plates = ['7กท 7101', '7กท 7102'];
  const { first, second, calendar } = await apart(request, 'gaps', plates);
  await signIn(context, await fleetManager());
  await open(page, calendar);
  const button = page.getByRole('button', { name: 'Close gaps' });
  await button.click();
  const panel = page.getByRole('complementary', { name: 'Close gaps' });
  await expect(panel).toBeFocused();
  await panel.getByLabel('Class').selectOption({ label: 'Longtail gaps class' });
  await expect(panel.getByText('1 booking moves')).toBeVisible();
  await expect(panel.getByRole('row', { name: /^Longest gap \d+ days 14 days$/ })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^Nights in gaps that can be sold \d+ \d+$/ })).toBeVisible();

  const ghost = page.locator('[data-coming]');
  await expect(ghost).toHaveCount(1);
  const movesFirst = (await ghost.getAttribute('data-coming')) === first.id;
  const [mover, from, to] = movesFirst ? [first, plates[0], plates[1]] : [second, plates[1], plates[0]];
  const row = (plate: string) => page.locator('[data-row]').filter({ hasText: plate });
  const bar = (id: string) => page.locator(`[data-booking="${id}"]`);
  await expect(row(to).locator('[data-coming]')).toHaveAccessibleName(
    new RegExp(`^Would move here: ${mover.number}, Hannah Keller, .* from .*${from} to .*${to}$`),
  );
  await expect(row(from).locator(`[data-booking="${mover.id}"]`)).toContainText(`to ${to}`);
  expect(await accessibilityViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: new RegExp(`^${mover.number}`) }).press('Enter');
  await expect(bar(mover.id)).toBeFocused();
  expect(await plateOf(mover.id), 'nothing has moved yet').toBe(from);

  await page.keyboard.press('Escape');
  await expect(ghost).toHaveCount(0);
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.press('Enter');
  await panel.getByLabel('Class').selectOption({ label: 'Longtail gaps class' });
  await panel.getByRole('button', { name: 'Move 1 booking' }).press('Enter');
  await expect(row(to).locator(`[data-booking="${mover.id}"]`)).toBeVisible();
  await expect(ghost).toHaveCount(0);
  expect(await plateOf(mover.id)).toBe(to);
  await panel.getByRole('button', { name: 'Move 1 booking back' }).press('Enter');
  await expect(row(from).locator(`[data-booking="${mover.id}"]`)).toBeVisible();
  expect(await plateOf(mover.id)).toBe(from);
});

test('who drags a booking onto a tentative one reads before who makes room and where to, and sees it there', async ({
  page,
  context,
  request,
}) => {
  const plates: Plates = ['7กท 7201', '7กท 7202'];
  const { first, second, calendar } = await apart(request, 'room', plates);
  await signIn(context, await fleetManager());
  await open(page, calendar);
  const box = async (id: string) => {
    const found = await page.locator(`[data-booking="${id}"]`).boundingBox();
    if (!found) throw new Error('The bar is not in sight');
    return { x: found.x + 40, y: found.y + found.height / 2 };
  };
  const [from, onto] = [await box(second.id), await box(first.id)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, onto.y, { steps: 4 });
  await page.mouse.move(onto.x, onto.y, { steps: 8 });
  await expect(page.locator('[data-ghost="room"]')).toContainText(`${first.number} moves to ${plates[1]}`);
  const other = page.locator('[data-row]').filter({ hasText: plates[1] });
  await expect(other.locator(`[data-coming="${first.id}"]`)).toBeVisible();
  await page.mouse.up();

  const dialog = page.getByRole('dialog', { name: `Move ${second.number}?` });
  await expect(dialog.getByText('1 booking makes room')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText(first.number);
  await expect(dialog.getByRole('listitem')).toContainText(`${plates[0]} → `);
  await expect(dialog.getByRole('listitem')).toContainText(plates[1]);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect([await plateOf(first.id), await plateOf(second.id)]).toEqual(plates);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(other.locator(`[data-booking="${first.id}"]`)).toBeVisible();
  expect([await plateOf(first.id), await plateOf(second.id)]).toEqual(plates.toReversed());
});

test('the form of a booking and that of a new one say too who makes room, before anything is saved', async ({
  page,
  context,
  request,
}) => {
  const plates: Plates = ['7กท 7301', '7กท 7302'];
  const { first, second, calendar } = await apart(request, 'form', plates, [plates[0], plates[0]]);
  await signIn(context, await fleetManager());
  const [vehicle] = await query<{ id: string }>('select id from vehicle where license_plate = $1', [plates[0]]);
  const dates = `startDate=${inDays(16)}T10:00&endDate=${inDays(17)}T10:00`;
  await open(page, `/admin/bookings/new?vehicleId=${vehicle?.id}&${dates}`);
  const cost = page.getByRole('complementary', { name: 'Cost Summary' });
  await expect(cost.getByRole('listitem').filter({ hasText: second.number })).toContainText(plates[1]);
  await expect(page.getByText('The chosen vehicle is not free')).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);

  await open(page, calendar.replace('?', `/bookings/${first.id}?do=edit&`));
  const form = page.getByRole('form', { name: 'Edit Booking' });
  await form.getByLabel('End date').fill(inDays(16));
  await form.getByLabel('End date').press('Tab');
  await expect(form.getByRole('status').filter({ hasText: '1 booking makes room' })).toContainText(second.number);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await plateOf(second.id)).toBe(plates[0]);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toHaveCount(0);
  expect([await plateOf(first.id), await plateOf(second.id)]).toEqual(plates);
});
